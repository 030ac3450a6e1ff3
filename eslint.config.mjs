import { existsSync } from "node:fs"
import medusa from "@medusajs/eslint-plugin"
import { defineConfig } from "eslint/config"
import tseslint from "typescript-eslint"

/** Medusa's conventions hold for the server; its list of ignored folders does not fit this repository. */
const medusaRules = medusa.configs.recommended
  .filter((entry) => entry.files !== undefined || entry.plugins !== undefined)
  .map((entry) => ({
    ...entry,
    ignores: [
      ...(entry.ignores ?? []),
      "storefront/**",
      "dev/**",
      "bench/**",
      "integration-tests/**",
      "packages/**",
    ],
  }))
  .map(({ languageOptions: _parser, ...entry }) => entry)

const projects = [
  "tsconfig.json",
  "tsconfig.dev.json",
  "admin-extensions/tsconfig.json",
  "storefront/tsconfig.json",
].filter((file) => existsSync(new URL(file, import.meta.url)))

export default defineConfig(
  {
    ignores: [
      "**/node_modules/**",
      "**/.medusa/**",
      ".data/**",
      ".data-dev/**",
      "coverage/**",
      "test-results/**",
      "playwright-report/**",
      "storefront/build/**",
      "storefront/.react-router/**",
      // Made from the API's description.
      "packages/client/src/api.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,mjs,cjs}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: projects, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      // What most of the code already used; `type` is for what is no object: unions, functions, inferred ones.
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      // A handler or an effect that returns a promise is how React and Express are written.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  ...medusaRules,
  {
    // The terminal is the user interface of these.
    files: [
      "dev/**",
      "bench/**",
      "src/cli/**",
      "packages/client/generate.mjs",
      "packages/client/examples/**",
    ],
    rules: { "no-console": "off" },
  },
  {
    // A refusal is a ApiError, which carries the contract's code; a plain Error is a fault of ours and becomes a 500.
    // Zod has one name in this repository, since the contract, which the storefront shares, can't import Medusa.
    files: ["src/**"],
    rules: {
      "@medusajs/use-medusa-error-not-generic-error": "off",
      "@medusajs/zod-import-source": "off",
      // They are handed to `tableModule`, where the rule doesn't look.
      "@medusajs/loader-must-be-exported-in-module-definition": "off",
    },
  },
  {
    // What lies beside a route is not one.
    files: ["src/api/**"],
    ignores: ["src/api/**/route.ts", "src/api/middlewares.ts"],
    rules: { "@medusajs/route-file-naming": "off" },
  },
  {
    // Plain JavaScript is only what runs before any package is installed; it has no casts to say what it knows.
    files: ["**/*.{mjs,cjs,js}"],
    rules: {
      "@typescript-eslint/no-require-imports": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  }
)
