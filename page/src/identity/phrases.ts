/** Devices and days in words. */
import type { Account, KnownDevice } from "$src/talk/messages";
import { say, words } from "$src/words/words.svelte";

export function deviceName({
  browser,
  system,
  is_program,
}: Pick<KnownDevice, "browser" | "system" | "is_program">): string {
  if (is_program) return browser ? say("identity-program-named", { name: browser }) : say("identity-program");
  if (browser && system) return say("identity-device", { browser, system });
  return browser || system || say("identity-browser");
}

export const accountName = ({ name, provider }: Account): string =>
  name || say("identity-account-unnamed", { provider });

export const date = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(words.language, { day: "numeric", month: "short", year: "numeric" });
