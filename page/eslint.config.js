import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

const UNSAFE = ["argument", "assignment", "call", "member-access", "return"].map(
  (what) => `@typescript-eslint/no-unsafe-${what}`,
);

/** Rules that find faults. How code is laid out is Prettier's concern. */
export default defineConfig(
  { ignores: ["public/**", "src/games/*/visible.ts", "src/talk/api.ts"] }, // copied as they are; generated
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // What an event tells may be anything that is not an object, and `no-base-to-string` finds those.
      "@typescript-eslint/restrict-template-expressions": "off",
      // A function that is wanted for its promise may have nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // Most lists here never change their order. Where rows move, keys are there; a key that repeats breaks the page.
      "svelte/require-each-key": "off",
      // `{" "}` is how a block begins with a space.
      "svelte/no-useless-mustaches": "off",
      // The page has no stores, and this rule takes long.
      "svelte/require-store-reactive-access": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // ESLint does not know what the properties of a component are; svelte-check does.
  { files: ["**/*.svelte"], rules: Object.fromEntries(UNSAFE.map((rule) => [rule, "off"])) },
  {
    files: ["*.js", "tools/*.{js,mjs}"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
