/** Cards in words, for screen readers. */
import type { GameWords } from "$src/words/game-words";
import { say } from "$src/words/words.svelte";
import type { Face, Met, PrintedCard, PrintedObjective } from "./view";

export function tellFace(words: GameWords, { card, side }: Face, printed: PrintedCard | undefined): string {
  const parts = [`${words.card(card)}, ${words.say(`side-${side}`)}`];
  const face = side === "front" ? printed?.front : printed?.back;
  if (!printed || !face) return parts[0];
  const symbol = (name: string) =>
    name === "hidden" || name === "empty" ? say(`codex-page-${name}`) : words.say(`symbol-${name}`);
  if (side === "front" || printed.kind === "starter") {
    const [tl, tr, bl, br] = face.corners.map(symbol);
    parts.push(say("codex-page-corners", { tl, tr, bl, br }));
  }
  if (face.centre.length) parts.push(say("codex-page-middle", { symbols: face.centre.map(symbol).join(", ") }));
  if (side === "front" && printed.points) {
    const points = say("page-points", { count: printed.points });
    parts.push(printed.per ? say("codex-page-per", { points, per: words.say(`symbol-${printed.per}`) }) : points);
  }
  const cost = side === "front" ? Object.entries(printed.cost) : [];
  if (cost.length)
    parts.push(
      say("codex-page-cost", {
        cost: cost.map(([kingdom, number]) => `${words.say(`symbol-${kingdom}`)} ${number}`).join(", "),
      }),
    );
  return parts.join("; ");
}

/** How many symbols or cards an objective needs. */
export const wanted = ({ pattern, symbols }: PrintedObjective): number =>
  pattern.length || Object.values(symbols).reduce((sum, number) => sum + number, 0);

export const tellMet = (
  words: GameWords,
  objective: string,
  met: Met | null,
  printed: PrintedObjective | undefined,
): string =>
  [
    words.say(`objective-${objective}`),
    ...(met ? [say("codex-page-met", { count: met.times })] : []),
    ...(met?.progress && printed ? [say("codex-page-progress", { have: met.progress, wanted: wanted(printed) })] : []),
  ].join(". ");
