const transform = {
  "^.+\\.[tj]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: "es2022",
      },
      module: { type: "commonjs" },
    },
  ],
}

const common = {
  testEnvironment: "node",
  transform,
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "json", "node"],
  modulePathIgnorePatterns: [
    "<rootDir>/.medusa/",
    "<rootDir>/storefront/",
    "<rootDir>/.data/",
    "<rootDir>/.data-dev/",
  ],
}

/**
 * HTTP specs whose guarantees depend on what processes share. In `topology` their requests go to two storefronts in
 * turn.
 */
const shared = [
  "auth/{limits,sessions}",
  "checkout/{claims,notices,oversell}",
  "isolation/calls",
  "keys/idempotency",
  "tenancy/closed-tenant",
  "webhook/deliveries",
]

/** In ms. Each wait of a spec has a limit of its own; this one is for a machine that is slow throughout. */
const testTimeout = 60_000

/**
 * `unit` sits beside the code; `http` talks to one running product and `topology` to several processes of each role
 * (see integration-tests/support); `containers` to compose.yaml run by podman; `loop` changes source files while `npm run dev` runs.
 */
export default {
  projects: [
    {
      ...common,
      displayName: "unit",
      testMatch: ["<rootDir>/{src,dev,bench,admin-extensions}/**/*.spec.ts"],
    },
    {
      ...common,
      displayName: "http",
      testTimeout,
      testMatch: ["<rootDir>/integration-tests/http/**/*.spec.ts"],
      globalSetup: "<rootDir>/integration-tests/support/jest-setup.ts",
      globalTeardown: "<rootDir>/integration-tests/support/jest-teardown.ts",
    },
    {
      ...common,
      displayName: "topology",
      testTimeout,
      testMatch: [
        "<rootDir>/integration-tests/topology/**/*.spec.ts",
        ...shared.map((name) => `<rootDir>/integration-tests/http/${name}.spec.ts`),
      ],
      globalSetup: "<rootDir>/integration-tests/support/topology-setup.ts",
      globalTeardown: "<rootDir>/integration-tests/support/jest-teardown.ts",
    },
    {
      ...common,
      displayName: "containers",
      testTimeout,
      testMatch: ["<rootDir>/integration-tests/containers/**/*.spec.ts"],
      globalSetup: "<rootDir>/integration-tests/support/containers-setup.ts",
      globalTeardown: "<rootDir>/integration-tests/support/jest-teardown.ts",
    },
    {
      ...common,
      displayName: "loop",
      testMatch: ["<rootDir>/integration-tests/loop/**/*.spec.ts"],
    },
  ],
}
