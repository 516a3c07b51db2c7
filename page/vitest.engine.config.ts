import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Checks the compiled rules in Node; `tests/build` of the repository runs it, with a reference. */
export default defineConfig({
  resolve: { alias: { $src: fileURLToPath(new URL("src", import.meta.url)) } },
  test: { include: ["tests/engine/*.check.ts"], testTimeout: 120_000 },
});
