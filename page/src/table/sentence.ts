import { say, words } from "$src/words/words.svelte";
import type { Session } from "./session.svelte";

/** The question in a sentence. The page may have a shorter one than the rules, since the table shows much of it. */
export function sentence(session: Session): string {
  const { view } = session.state!;
  const { key, facts } = session.module?.prompt?.(session) ?? { key: view.prompt };
  const short = `${view.game}-page-prompt-${key}`;
  const told = words.has(short) ? say(short, facts) : session.words.say(`prompt-${view.prompt}`);
  return told.charAt(0).toUpperCase() + told.slice(1);
}
