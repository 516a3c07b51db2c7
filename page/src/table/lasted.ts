/** A duration in a few letters. */
import { say } from "$src/words/words.svelte";

const UNITS = [
  ["days", 86400],
  ["hours", 3600],
] as const;

export function lasted(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["minutes", 60];
  return say(`page-${unit}-left`, { count: Math.max(1, Math.floor(seconds / size)) });
}
