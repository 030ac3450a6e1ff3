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

const esPackages = "culori/|@tanstack/(?:react-table|table-core|react-store|store)/"
const esOnly = `/node_modules/(?:${esPackages})`

/** Component and unit tests, next to the code they test. */
export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/{app,server}/**/*.spec.{ts,tsx}"],
  globals: { __CHECK_RESPONSES__: true },
  setupFiles: ["<rootDir>/test/polyfills.ts"],
  setupFilesAfterEnv: ["<rootDir>/test/strict-console.ts", "<rootDir>/test/patience.ts"],
  testTimeout: 30_000,
  moduleNameMapper: {
    "^~/(.*)$": "<rootDir>/app/$1",
    "^@contract/(.*)$": "<rootDir>/../src/contract/$1",
    "^@payments/(.*)$": "<rootDir>/../src/payments/$1",
    "^@telemetry/(.*)$": "<rootDir>/../src/lib/telemetry/$1",
    "\\.(css|woff2|svg)(\\?url)?$": "<rootDir>/test/file-stub.ts",
  },
  // These packages ship ES modules only.
  transform: { "^.+\\.tsx?$": swc, [`${esOnly}.+\\.js$`]: swc },
  transformIgnorePatterns: [`/node_modules/(?!${esPackages})`],
}
