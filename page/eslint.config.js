import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

const UNSAFE = ["argument", "assignment", "call", "member-access", "return"].map(
  (what) => `@typescript-eslint/no-unsafe-${what}`,
);

/** Rules that find faults. Prettier takes care of the layout. */
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
      // Values of events are never objects, and `no-base-to-string` would find those.
      "@typescript-eslint/restrict-template-expressions": "off",
      // A function that must return a promise may have nothing to await.
      "@typescript-eslint/require-await": "off",
      // Most lists never change their order; those whose rows move have keys. A repeated key breaks the page.
      "svelte/require-each-key": "off",
      // `{" "}` is how a block begins with a space.
      "svelte/no-useless-mustaches": "off",
      // The page has no stores, and this rule is slow.
      "svelte/require-store-reactive-access": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // ESLint does not know the properties of components; svelte-check does.
  { files: ["**/*.svelte"], rules: Object.fromEntries(UNSAFE.map((rule) => [rule, "off"])) },
  {
    files: ["*.js", "tools/*.{js,mjs}"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
