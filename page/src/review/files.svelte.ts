/** The record opened from a file. It stays on this device. */
import type { MatchRecord } from "$src/talk/messages";

/** In an address: the opened file, instead of a table. */
export const FILE = "file";

export const files = $state<{ record: MatchRecord | null }>({ record: null });
