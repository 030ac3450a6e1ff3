/**
 * Import rules. Each one allows files under `from` to import project files under `to`, and no other project files.
 */
const SERVER = "^src/"
/** @param {string} name @param {string} from @param {string[]} to */
const only = (name, from, to) => ({
  name,
  severity: "error",
  comment: `${from} may only import ${to.join(", ")}`,
  from: { path: from, pathNot: "\\.spec\\.tsx?$" },
  to: {
    path: "^(src|storefront|dev|bench|integration-tests|packages|admin-extensions)/",
    pathNot: [...to, "/node_modules/"],
  },
})

/**
 * Does the same for folders that consist mainly of specs.
 * @param {string} name @param {string} from @param {string[]} to
 */
const withSpecs = (name, from, to) => ({ ...only(name, from, to), from: { path: from } })

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      // Exists only in a build: the pages, imported by the server that serves them.
      to: { couldNotResolve: true, pathNot: "^virtual:react-router/server-build$" },
    },
    only("contract-is-pure", "^src/contract/", ["^src/contract/"]),
    {
      name: "rules-and-registries-need-no-zod",
      comment: "The shoppers' pages load them: a schema would bring zod along",
      severity: "error",
      from: {
        path: "^src/contract/(rules/|stone-fields/|stone-fields\\.ts|settings/|settings\\.ts|texts/|texts\\.ts)",
        pathNot: "\\.spec\\.ts$",
      },
      to: {
        pathNot:
          "^src/contract/(rules/|stone-fields/|stone-fields\\.ts|settings/|settings\\.ts|texts/|texts\\.ts)",
      },
    },
    {
      name: "contract-uses-zod-only",
      severity: "error",
      from: { path: "^src/contract/", pathNot: "\\.spec\\.ts$" },
      to: { dependencyTypesNot: ["local"], pathNot: ["/zod/", "^zod", "@medusajs/framework/.*zod"] },
    },
    only("lib-is-generic", "^src/lib/", ["^src/(contract|lib)/"]),
    only("domain-is-pure", "^src/domain/", ["^src/(contract|domain|lib)/"]),
    // The addresses that payment providers declare are variables of the environment.
    only("config-stands-alone", "^src/config/", [
      "^src/(config|contract|domain|lib)/",
      "^src/payments/providers\\.",
    ]),
    // The script that counts rate limits in Redis is shared with the storefront server.
    only("db", "^src/db/", ["^src/(domain|lib|config|db)/", "^src/contract/rules/"]),
    // Every module may import the tenant module, because the tenant is the first argument of most functions.
    only("modules-know-no-other-module", "^src/modules/(?!payment/|media/)([^/]+)/", [
      "^src/modules/($1|tenant)/",
      "^src/(picture-store|contract|domain|lib|config|db)/",
      // Functions and triggers on Medusa's tables. A module's loader applies them.
      "^src/medusa/(sql|triggers)/",
    ]),
    // Medusa requires its payment provider to be a module. The implementation is in `src/payments`.
    only("payment-provider", "^src/modules/payment/", [
      "^src/modules/(payment|tenant|installation)/",
      "^src/(payments|contract|domain|lib|config|db)/",
    ]),
    // Medusa requires its file provider to be a module. Pictures and their tables are in `src/modules/picture`.
    only("file-provider", "^src/modules/media/", ["^src/modules/(media|picture)/", "^src/(domain|lib)/"]),
    only("picture-store", "^src/picture-store/(?!.*\\.spec\\.)", [
      "^src/(picture-store|contract|lib|config)/",
    ]),
    only("payments", "^src/payments/", ["^src/(payments|contract|domain|lib|config)/"]),
    {
      name: "declared-providers-need-no-server",
      comment: "The storefront's server and the checkout page load them",
      severity: "error",
      from: { path: "^src/payments/(providers|declaration|[^/]+/(declaration|open-payment))\\.ts$" },
      to: {
        pathNot:
          "^src/payments/(providers|declaration|[^/]+/(declaration|open-payment))\\.ts$|^src/contract/rules/",
      },
    },
    {
      name: "one-folder-knows-razorpay",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: ["^src/payments/razorpay/", "^src/payments/(adapters|providers)\\.ts$"],
      },
      to: { path: "^src/payments/razorpay/" },
    },
    {
      name: "pictures-in-processes-of-their-own",
      comment:
        "Decoding in the server would take the threads of libuv's pool, on which scrypt checks passwords",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/lib/pictures/(tasks|read-picture)\\.ts$", "\\.spec\\.ts$"] },
      to: { path: "(^|/)node_modules/sharp/" },
    },
    {
      name: "tasks-by-the-pool",
      comment: "The task processes load them. Everybody else calls picture-tasks.ts or draw-documents.ts",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/modules/invoice/render/", "\\.spec\\.ts$"] },
      to: {
        path: "^src/(lib/pictures/tasks|modules/invoice/render/(tasks|kit|render-invoice))\\.tsx?$",
        dependencyTypesNot: ["type-only"],
      },
    },
    only("medusa", "^src/medusa/", ["^src/(medusa|contract|domain|lib|db|config)/", "^src/modules/tenant/"]),
    only("commands", "^src/commands/", [
      "^src/(commands|modules|medusa|payments|picture-store|contract|domain|lib|config|db)/",
    ]),
    // Workflows have several steps with compensation. Their steps call commands.
    only("workflows", "^src/workflows/", [
      "^src/(workflows|commands|modules|medusa|payments|contract|domain|lib|config|db)/",
    ]),
    only("http", "^src/http/", [
      "^src/(contract|config|domain|lib|db|http|picture-store)/",
      "^src/modules/(tenant|account|key|idempotency|browser-file)/",
      // Requests to Medusa's own endpoints pass the kernel too, so it imports their rules.
      "^src/medusa/(admin|store)/",
    ]),
    only("api", "^src/api/", [
      "^src/(contract|commands|workflows|config|domain|lib|db|http|api|modules)/",
      "^src/medusa/(bound-route-cache|query/(restrict-fields|require-page))\\.",
    ]),
    only("subscribers-and-jobs", "^src/(subscribers|jobs)/", [
      "^src/(commands|contract|domain|lib|config|db|subscribers|jobs)/",
    ]),
    only("cli", "^src/cli/", [
      "^src/(cli|commands|workflows|modules|picture-store|contract|domain|lib|config|db)/",
    ]),
    {
      name: "product-does-not-know-its-house",
      severity: "error",
      from: {
        path: [SERVER, "^storefront/", "^admin-extensions/"],
        pathNot: [
          // The second payment provider stands with the tests, and its browser part is tested in the storefront.
          "^storefront/test/two-providers\\.ts$",
          // Runs against a real S3 server.
          "^src/picture-store/picture-store\\.spec\\.ts$",
          // Reads the variables that the rendered Helm chart sets.
          "^src/config/chart-variables\\.spec\\.ts$",
        ],
      },
      to: { path: "^(dev|bench|integration-tests|packages)/" },
    },
    // The lists of the back office share `admin/list`.
    only("admin-list", "^storefront/app/admin/list/", [
      "^storefront/app/(admin/list|ui|lib)/",
      "^src/contract/",
    ]),
    only("features-know-no-other-feature", "^storefront/app/(shop|admin|platform)/features/([^/]+)/", [
      "^storefront/app/$1/features/$2/",
      "^storefront/app/$1/list/",
      "^storefront/app/(ui|lib)/",
      "^src/contract/",
      "^src/payments/(providers|declaration)\\.",
    ]),
    only("routes-compose", "^storefront/app/(shop|admin|platform)/routes/", [
      "^storefront/app/(shop|admin|platform)/(features|routes)/",
      "^storefront/app/(ui|lib)/",
      "^src/contract/",
    ]),
    only("ui-stands-alone", "^storefront/app/ui/", ["^storefront/app/ui/", "^storefront/app/lib/"]),
    {
      name: "ui-knows-no-shop",
      severity: "error",
      comment:
        "What the kit uses of app/lib leads neither to the API nor to a tenant's brand, texts and visitors",
      from: { path: "^storefront/app/ui/" },
      to: {
        path: "^src/contract/(?!rules/)|^storefront/app/lib/(api|browser-api|query-client|query-keys|request|session|site|texts)\\.",
        reachable: true,
      },
    },
    // Components of orders and prices that several features share use the UI kit only.
    only("order-parts", "^storefront/app/lib/(order|price)/", [
      "^storefront/app/(lib|ui)/",
      "^src/contract/",
    ]),
    only("shop-lib", "^storefront/app/lib/(?!(order|price)/)", [
      "^storefront/app/(lib/|fonts/|app\\.css$)",
      "^src/contract/",
    ]),
    only("shop-server", "^storefront/server/", [
      "^storefront/server/",
      "^storefront/app/lib/",
      "^src/contract/",
      "^src/payments/providers\\.",
      // Both servers write the same metrics, traces and log lines.
      "^src/lib/telemetry/",
    ]),
    only("shop-tests", "^storefront/test/", [
      "^storefront/(test|app|server)/",
      "^src/contract/",
      "^src/payments/declaration\\.",
      "^integration-tests/support/voucher/declaration\\.",
    ]),
    // Published on its own. It depends on the OpenAPI description only.
    withSpecs("client", "^packages/client/", ["^packages/client/"]),
    only("admin-extensions", "^admin-extensions/", ["^admin-extensions/", "^src/contract/"]),
    // DATABASE_URL is parsed in one place; commands are known before the server is loaded.
    withSpecs("dev", "^dev/(?!chaos/)", [
      "^dev/",
      "^src/contract/",
      "^src/db/connection\\.",
      // The start writes its lines as the servers do.
      "^src/lib/telemetry/log",
      "^src/lib/secret-fingerprints\\.",
      "^src/cli/usage\\.",
    ]),
    // Uses the specs' helpers for orders and refunds.
    withSpecs("chaos", "^dev/chaos/", ["^dev/", "^integration-tests/support/", "^src/contract/"]),
    withSpecs("bench", "^bench/", ["^(bench|dev)/", "^integration-tests/support/", "^src/contract/"]),
    // These specs test the running product from outside. They import from `src` only what can't be observed there:
    // strict host checks (production only), sealed values, texts of PDFs, the list of Medusa's open endpoints, archive
    // rules by table, row counts of backups, the order in which work is claimed, both ways to count search results,
    // compiled style rules, failing commits, and which input reaches a handler.
    withSpecs("integration-tests", "^integration-tests/", [
      "^(integration-tests|dev)/",
      "^src/contract/",
      "^src/lib/(seal|secret-fingerprints)\\.",
      // The second payment provider implements the port.
      "^src/payments/(port|declaration|errors)\\.",
      "^src/domain/brand-style/compile-style\\.",
      "^src/db/backup/copy-out\\.",
      "^src/db/(guard-pool|transaction)\\.",
      "^src/http/kernel/(tenant-of-host|read-input)\\.",
      "^src/lib/api-error\\.",
      "^src/medusa/(admin/allowed|store/open)\\.",
      "^src/commands/tenant/archive/archive-tables\\.",
      "^src/db/(guard-pool|queue-table|work-queue)\\.",
      "^src/modules/((checkout|mail|picture|refund|webhook)/due|order/order-sync-queue|catalog/reindex-queue)\\.",
      "^src/modules/tenant/hosts/host-queue\\.",
      // The specs of moving pictures read both stores.
      "^src/picture-store/",
      "^src/modules/catalog/read/",
      "^src/modules/invoice/render/testing/pdf-text\\.",
      "^packages/client/src/index\\.",
    ]),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["storefront/(build|\\.react-router)/", "\\.medusa/", "\\+types/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.dev.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
}
