import { defineConfig } from "vitest/config";

/** The check of the compiled rules in Node: run by `tests/build` of the repository, with a reference to compare with. */
export default defineConfig({ test: { include: ["tests/engine/*.check.ts"], testTimeout: 120_000 } });
