import { existsSync } from "node:fs"
import medusa from "@medusajs/eslint-plugin"
import { defineConfig } from "eslint/config"
import tseslint from "typescript-eslint"
import plainWords from "./dev/lint/plain-words.cjs"

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
      // Generated from the API's description.
      "packages/client/src/api.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    // Immutable once released.
    ignores: ["src/modules/*/migrations/**", "src/migration-scripts/**"],
    plugins: { ratna: plainWords },
    rules: { "ratna/plain-words": "error" },
  },
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
      // `type` is for unions, functions and inferred types.
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      // React and Express accept handlers that return a promise.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  ...medusaRules,
  {
    // Command-line programs print to the terminal.
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
    // A refusal is an ApiError with a code of the contract. A plain Error is a bug and becomes a 500.
    // Zod is always imported as `zod`, because the storefront shares the contract and can't import Medusa.
    files: ["src/**"],
    rules: {
      "@medusajs/use-medusa-error-not-generic-error": "off",
      "@medusajs/zod-import-source": "off",
      // Loaders are passed to `tableModule`, which the rule doesn't check.
      "@medusajs/loader-must-be-exported-in-module-definition": "off",
    },
  },
  {
    // Files next to a route are not routes.
    files: ["src/api/**"],
    ignores: ["src/api/**/route.ts", "src/api/middlewares.ts"],
    rules: { "@medusajs/route-file-naming": "off" },
  },
  {
    // Plain JavaScript runs before any package is installed, and has no type assertions.
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
