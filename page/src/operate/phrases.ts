/** Times, people and ends of bans in words. */
import { say, words } from "$src/words/words.svelte";

const MOMENT: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
};

export const moment = (at: number): string => new Date(at * 1000).toLocaleString(words.language, MOMENT);

export const called = (name: string): string => name || say("page-guest");

export const ends = (until: number | null): string =>
  until === null ? say("operate-forever") : say("operate-until", { until: moment(until) });

/** The players at a table; bots by their level. */
export const seatNames = (seats: string[]): string[] =>
  seats.map((name) =>
    name.startsWith("bot:") ? say("operate-bot", { level: say(`level-${name.slice(4)}`) }) : called(name),
  );
