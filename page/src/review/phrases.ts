/** What an analysis found, in words. */
import type { Turn, Verdict } from "$src/talk/messages";
import type { GameWords } from "$src/words/game-words";
import { say } from "$src/words/words.svelte";

export const percent = (share: number): number => Math.round(100 * share);

/** A chance as text. */
export const written = (share: number): string => `${percent(share)}\u00a0%`;

/** A change in percentage points, with its sign. */
export function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** The name of a moment: the number of the move decided there, from one; the end has that of the last move. */
export const countedMove = (number: number, moves: number): number => Math.min(number + 1, moves);

export const turnWords = ({ cause, seat, change }: Turn, words: GameWords): string =>
  say(`analysis-turn-${cause}`, { name: words.names[seat], change: signed(change) });

/** The decision at a moment: what was played there, and what the engine prefers. */
export function hereWords({ number, seat, played, best, loss }: Verdict, words: GameWords): string {
  const facts = {
    number: number + 1,
    name: words.names[seat],
    move: words.move(played.move),
    best: words.move(best.move),
    loss: percent(loss),
    win: percent(best.wins[seat]),
  };
  return say(percent(loss) > 0 ? "analysis-here-better" : "analysis-here-best", facts);
}

/** How a hinted move compares with the best one, and why. */
export function hintWords({ seat, played, loss, reason, gain, denial }: Verdict, isBest: boolean): string {
  if (isBest) return say("page-hint-best", { win: percent(played.wins[seat]), points: played.points[seat] });
  if (!percent(loss)) return say("page-hint-as-good");
  return say(`page-hint-worse-${reason}`, { loss: percent(loss), gain, denial });
}

/** What was played, what was better, and why. */
export function verdictWords(
  { mark, seat, played, best, loss, reason, gain, denial }: Verdict,
  words: GameWords,
): string[] {
  const chances = { win: percent(best.wins[seat]), played: percent(played.wins[seat]) };
  return [
    say(`analysis-${mark}`, { name: words.names[seat], move: words.move(played.move), loss: percent(loss) }),
    say(chances.win === chances.played ? "analysis-better-same" : "analysis-better", {
      move: words.move(best.move),
      ...chances,
    }),
    say(`analysis-because-${reason}`, { gain, denial }),
  ];
}
