import { defineConfig } from "vitest/config";

/** Checks the compiled rules in Node; `tests/build` of the repository runs it, with a reference. */
export default defineConfig({ test: { include: ["tests/engine/*.check.ts"], testTimeout: 120_000 } });
