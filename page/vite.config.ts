import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { hovering } from "./tools/hovering.ts";
import { icons } from "./tools/icons.ts";
import { offline } from "./tools/offline.ts";
import { packing } from "./tools/packing.ts";
import { parts } from "./tools/parts.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const EVERYWHERE = "fox|hedgehog|heron|owl|rabbit|mammoth|high-grass";
const COVERS = "fern|pine-tree|cactus|baobab";
const SHARED = new RegExp(
  [
    "node_modules.svelte|@fluent",
    "/src/(look|words|talk|router|me)[./]",
    "/src/art/(?!Cover)",
    "games/(themes|[^/]+/theme)",
    `icon:(${EVERYWHERE})$`,
    "shell/(Header|Dialog|Me|attempt|clocks|Nowhere|Share)",
  ].join("|"),
);

const games = readdirSync(path("src/games"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/**
 * Few files instead of many small ones: one shared by all pages, the front page, one shared by all tables, one for each
 * game.
 */
const groups = [
  { name: "shared", test: SHARED, minShareCount: 2 },
  { name: "covers", test: new RegExp(`icon:(${COVERS})$`) },
  { name: "front", test: /\/src\/(shell\/(Front|TableList|Footer|Level|favourite)|art\/Cover|learn\/progress)/ },
  { name: "table", test: /\/src\/table\/(?!Waiting)/ },
  ...games.map((game) => ({ name: game, test: new RegExp(`/src/games/${game}/(?!Figure|Samples|Sheet|Cover|theme)`) })),
];

export default defineConfig({
  plugins: [icons(), parts(), svelte({ preprocess: vitePreprocess() }), offline(), packing()],
  resolve: {
    alias: { $src: path("src"), $locales: path("../src/starboard/locales"), $games: path("../src/starboard/games") },
  },
  // Only the page itself has absolute addresses: `starboard site` puts it into another folder.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  css: { postcss: { plugins: hovering } },
  build: {
    outDir: path("../src/starboard/server/web/page"),
    emptyOutDir: true,
    manifest: true, // for the server: what a page needs next
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [path("."), path("../src/starboard")] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
