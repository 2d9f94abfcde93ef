import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "shared/wire"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "no-console": "error",
      eqeqeq: "error",
      "no-restricted-properties": [
        "error",
        { object: "crypto", property: "randomUUID", message: "It is missing without https: use randomName." },
      ],
      "@typescript-eslint/no-dynamic-delete": "off",
      "svelte/prefer-svelte-reactivity": "off", // classes of plain data beside the reactive ones
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "svelte/no-at-html-tags": "error",
    },
  },
);
