/** The clocks that the page offers; the server accepts any within its limits. */
import type { ClockRule } from "$src/talk/messages";
import { say } from "$src/words/words.svelte";

export const CLOCKS: ClockRule[] = [
  { kind: "none" },
  { kind: "turn", seconds: 30 },
  { kind: "turn", seconds: 60 },
  { kind: "turn", seconds: 180 },
  { kind: "bank", seconds: 300, increment: 10 },
  { kind: "bank", seconds: 900, increment: 15 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
  { kind: "days", days: 7 },
];

export function clockWords(clock: ClockRule): string {
  switch (clock.kind) {
    case "none":
      return say("page-clock-none");
    case "turn":
      return clock.seconds < 60
        ? say("page-clock-seconds", { count: clock.seconds })
        : say("page-clock-minutes", { count: clock.seconds / 60 });
    case "bank":
      return say("page-clock-bank", { minutes: clock.seconds / 60, increment: clock.increment });
    case "days":
      return say("page-clock-days", { count: clock.days });
  }
}
