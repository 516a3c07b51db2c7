/** The record that was opened from a file of this device: it stays here. */
import type { MatchRecord } from "$src/talk/messages";

/** In an address: the file that was opened, instead of a table. */
export const FILE = "file";

export const files = $state<{ record: MatchRecord | null }>({ record: null });
