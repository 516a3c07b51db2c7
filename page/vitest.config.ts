import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** The logic of the page, without a browser; what needs one is in `tests/page` of the repository. */
export default mergeConfig(
  page,
  defineConfig({ test: { include: ["tests/*.test.ts"], setupFiles: "tools/without-browser.js" } }),
);
