/** What a clock shows. */
import type { ClockRule, State } from "$src/talk/messages";
import { say } from "$src/words/words.svelte";

/** The seconds that a seat has left at `now`, in server time; null: no clock. `isRunning`: it is to move. */
export function secondsLeft(
  rule: ClockRule,
  { deadline, left }: State["clocks"],
  seat: number,
  isRunning: boolean,
  now: number,
): number | null {
  if (rule.kind === "none") return null;
  if (isRunning && deadline !== null) return Math.max(0, deadline - now);
  return rule.kind === "bank" ? left[seat] : null;
}

export function clockFace(seconds: number): string {
  if (seconds >= 86400) return say("page-days-left", { count: Math.floor(seconds / 86400) });
  if (seconds >= 3600) return say("page-hours-left", { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
