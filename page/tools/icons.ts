import { createRequire } from "node:module";
import type { Plugin } from "vite";

/**
 * `import cactus from "icon:cactus"` gives the path of one game-icon in a 512 by 512 square, without the thousands of
 * others.
 */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const set = require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return;
      const name = id.slice("\0icon:".length);
      const path = set.icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
      if (!path) this.error(`game-icons has no “${name}” of one path`);
      return `export default ${JSON.stringify(rounded(path[1]))};`;
    },
  };
}

/** Rounds a path to a tenth of a unit: the rest is invisible, and a quarter of the bytes. */
function rounded(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    // The flags of an arc may have nothing between them.
    const arc =
      /([\d.]+)[ ,]*([\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?(?:\d*\.\d+|\d+))[ ,]*(-?(?:\d*\.\d+|\d+))/g;
    const numbers = /^a$/i.test(command)
      ? [...rest.matchAll(arc)].flatMap((found) => found.slice(1))
      : (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []);
    return (
      command +
      numbers
        .map((number) => String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1."))
        .reduce((all, number) => all + (all && !number.startsWith("-") ? " " : "") + number, "")
    );
  });
}
