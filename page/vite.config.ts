import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./tools/icons.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte({ preprocess: vitePreprocess() })],
  resolve: { alias: { $src: path("src"), $locales: path("../src/starboard/locales") } },
  build: {
    outDir: path("../src/starboard/server/web/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [path("."), path("../src/starboard/locales")] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
