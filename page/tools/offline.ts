import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc, type Plugin } from "vite";

const WORKER = "worker/worker.ts";
const INDEX = "index.html";
/** What the front page and the rules ask the server for. */
const ASKED = ["api/games"];
/** Pictures of links, which nobody sees without a connection, and what only programs read. */
const NOT_KEPT = /^(cards\/|robots\.txt)/;

/**
 * Writes the service worker, `sw.js`, with the list of files that it keeps, and notes the version in the page. The
 * version is a hash of all files: a page that has not changed has the same one.
 */
export const offline = (): Plugin => ({
  name: "offline",
  apply: "build",
  enforce: "post",
  async generateBundle(_, bundle) {
    const folder = join(import.meta.dirname, "../public");
    const hash = createHash("sha256");
    const built = Object.values(bundle).filter(
      ({ fileName }) => !fileName.startsWith(".") && !fileName.endsWith(".map"),
    );
    for (const part of built) hash.update(part.fileName).update(part.type === "chunk" ? part.code : part.source);
    const copied = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !NOT_KEPT.test(name));
    for (const name of copied) hash.update(name).update(readFileSync(join(folder, name)));
    const source = readFileSync(join(import.meta.dirname, "..", WORKER), "utf-8");
    const version = hash.update(source).digest("hex").slice(0, 16);
    const files = [INDEX, ...built.map(({ fileName }) => fileName).filter((name) => name !== INDEX), ...copied].sort();
    const page = bundle[INDEX];
    if (page?.type !== "asset") throw new Error("there is no page");
    const noted = `<meta name="build" content="${version}" />\n  </head>`;
    page.source = page.source.toString().replace("</head>", noted);
    const { code } = await transformWithOxc(source, WORKER, { target: "es2022" });
    const build = `const BUILD = ${JSON.stringify({ version, files, asked: ASKED })};\n`;
    this.emitFile({ type: "asset", fileName: "sw.js", source: build + code.replace(/^export \{\};?$/m, "") });
  },
});
