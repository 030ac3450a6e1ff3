const swc = [
  "@swc/jest",
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
      target: "es2022",
    },
    module: { type: "commonjs" },
  },
]

/** Component and unit tests, next to what they test. */
export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/{app,server}/**/*.spec.{ts,tsx}"],
  globals: { __CHECK_ANSWERS__: true },
  setupFiles: ["<rootDir>/test/polyfills.ts"],
  setupFilesAfterEnv: ["<rootDir>/test/strict-console.ts"],
  moduleNameMapper: {
    "^~/(.*)$": "<rootDir>/app/$1",
    "^@contract/(.*)$": "<rootDir>/../src/contract/$1",
    "\\.(css|woff2|svg)(\\?url)?$": "<rootDir>/test/file-stub.ts",
  },
  // culori/fn has ES modules only.
  transform: { "^.+\\.tsx?$": swc, "/node_modules/culori/.+\\.js$": swc },
  transformIgnorePatterns: ["/node_modules/(?!culori/)"],
}
