import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** `import cactus from "icon:cactus"` gives the drawing of a game-icon, and only of that one: the set has thousands. */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const set = require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return;
      const name = id.slice("\0icon:".length);
      const icon = set.icons[name];
      if (!icon) this.error(`game-icons has no “${name}”`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
