/** Compresses the build with Brotli, so that the server need not: about a sixth less to download than with gzip. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export const packing = (): Plugin => ({
  name: "packing",
  apply: "build",
  writeBundle(options, bundle) {
    for (const part of Object.values(bundle)) {
      const text = part.type === "chunk" ? part.code : part.source;
      if (/\.(js|css)$/.test(part.fileName))
        writeFileSync(join(options.dir!, `${part.fileName}.br`), brotliCompressSync(text));
    }
  },
});
