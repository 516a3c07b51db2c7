/** The tables of this device, for lists and replays. */
import type { Line } from "$src/talk/going.svelte";
import type { MatchRecord } from "$src/talk/messages";
import { lineOf, mineOf } from "./row";
import { store } from "./store";

/** All tables of this device, the newest first; none if it keeps none. */
export async function localLines(): Promise<Line[]> {
  const rows = await store.rows().catch(() => []);
  return rows.map(lineOf);
}

/** The record of a match that was played on this device, and the seats of those who sat here. */
export async function localRecord(id: string): Promise<{ record: MatchRecord; mine: number[] } | null> {
  const found = await store.read(id).catch(() => null);
  return found?.row.record ? { record: found.row.record, mine: mineOf(found.row) } : null;
}
