import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** What each part of a game's words holds, by the second word of a message's key. Everything else is for its table. */
const PARTS: Record<string, RegExp> = { about: /^(name|title|about|facts|credits)$/, tutorial: /^tutorial$/ };

/**
 * `import words from ".../words/en.ftl?part=about"` gives a part of a game's words: `about` is what other pages say
 * about the game, `tutorial` what its tutorial says, `table` the rest. There is one file to write, and browsers fetch
 * only the part they need.
 */
export function parts(): Plugin {
  return {
    name: "parts",
    enforce: "pre",
    async load(id) {
      const [file, part] = id.split("?part=");
      if (!part) return;
      this.addWatchFile(file);
      const kept = messages(await readFile(file, "utf-8")).filter((message) => partOf(message) === part);
      return `export default ${JSON.stringify(kept.join(""))};`;
    },
  };
}

/** The messages of a Fluent file, without its comments. */
const messages = (source: string): string[] =>
  source.replace(/^#.*\n/gm, "").match(/^[a-z][^\n]*\n(?:(?![a-z])[^\n]*\n)*/gm) ?? [];

function partOf(message: string): string {
  const word = message.match(/^[a-z]+-([a-z]+)/)?.[1] ?? "";
  return Object.keys(PARTS).find((part) => PARTS[part].test(word)) ?? "table";
}
