/** Says whether a seat is played by a bot, or its player is away; nothing for a player who is there. */
import { say } from "$src/words/words.svelte";
import { lasted } from "./lasted";
import type { Session } from "./session.svelte";

const MINUTE = 60;

export function aboutSeat(session: Session, seat: number): string {
  const { state, bot, person } = session.state!.seats[seat];
  if (state === "closed") return say("page-seat-closed");
  if (bot) {
    const isMine = session.talk.yours.includes(seat);
    const key = isMine ? "page-seat-bot-for-you" : person ? "page-seat-bot-for" : "page-seat-bot";
    return say(key, { level: say(`level-${bot}`) });
  }
  if (state !== "here") return say(`page-state-${state}`);
  const away = session.isLive ? session.awayFor(seat) : null;
  if (away === null) return "";
  return away < MINUTE ? say("page-offline-seat") : say("page-away-for", { time: lasted(away) });
}
