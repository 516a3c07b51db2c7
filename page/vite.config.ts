import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./tools/icons.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const COVERS = "fox|hedgehog|heron|owl|rabbit|mammoth|fern|pine-tree|high-grass|cactus|baobab";
const SHARED = new RegExp(`node_modules.svelte|@fluent|/src/(look|words|talk|art)/|icon:(${COVERS})$|shell/(Header|Dialog|Me|attempt|Nowhere|Share)`);

export default defineConfig({
  plugins: [icons(), svelte({ preprocess: vitePreprocess() })],
  resolve: { alias: { $src: path("src"), $locales: path("../src/starboard/locales") } },
  build: {
    outDir: path("../src/starboard/server/web/page"),
    emptyOutDir: true,
    manifest: true, // for the server: what a page will need next
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What every page shares comes in one file, not in twenty small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }] } } },
  },
  server: {
    fs: { allow: [path("."), path("../src/starboard/locales")] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
