import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`
const sources = [http("isolation/sources")]

/** Guards of the public origin. */
export const atTheEdge: Mutation[] = [
  {
    name: "responses are kept for all hosts together",
    caughtBy: ["storefront/server/cache/public-cache.spec.ts"],
    change: {
      file: "storefront/server/cache/public-cache.ts",
      edits: [["const key = `${hostname} ${path}`", "const key = ` ${path}`"]],
    },
  },
  {
    name: "API responses are kept for all hosts together",
    caughtBy: ["storefront/server/edge/ready-responses.spec.ts"],
    change: {
      file: "storefront/server/edge/ready-responses.ts",
      edits: [
        ["const { hostname, checkedSince } = edge", 'const { checkedSince } = edge\n    const hostname = ""'],
      ],
    },
  },
  {
    name: "reads from memory are unlimited",
    caughtBy: ["storefront/server/edge/tenant-rate-limiter.spec.ts"],
    change: {
      file: "storefront/server/edge/tenant-rate-limiter.ts",
      edits: [["if (isAllowed || (", "if (isAllowed || nextIn < Infinity || ("]],
    },
  },
  {
    name: "pages are kept for all hosts together",
    caughtBy: sources,
    change: {
      file: "storefront/server/render/kept-pages.ts",
      edits: [["cacheKeyOf(edge.hostname) + target", "target"]],
    },
  },
  {
    name: "a made-up session disables the page cache",
    caughtBy: ["storefront/server/edge/open-api.spec.ts"],
    change: {
      file: "storefront/server/edge/open-api.ts",
      edits: [
        [
          "        unknown.add(edge.hostname, token)\n        return { ...apiWith(undefined), hasSession: false }\n",
          "",
        ],
      ],
    },
  },
  {
    name: "a session that is unknown in one store is called so in all",
    caughtBy: ["storefront/server/edge/open-api.spec.ts"],
    change: {
      file: "storefront/server/edge/unknown-sessions.ts",
      edits: [
        ["this.tokens.has(`${hostname} ${token}`)", "this.tokens.has(token)"],
        ["this.tokens.set(`${hostname} ${token}`, true)", "this.tokens.set(token, true)"],
      ],
    },
  },
  {
    name: "one address takes the whole of the public origin",
    caughtBy: [
      "storefront/server/edge/limit-clients.spec.ts",
      "src/contract/rules/concurrency-limiter.spec.ts",
    ],
    change: {
      file: "src/contract/rules/concurrency-limiter.ts",
      edits: [["line.running < limit.atOnce", "line.running < Infinity"]],
    },
  },
  {
    name: "a page is requested with a body, past the limit",
    caughtBy: ["storefront/server/edge/limit-clients.spec.ts"],
    change: {
      file: "storefront/server/edge/limit-clients.ts",
      edits: [['  !["GET", "HEAD"].includes(method) &&\n', ""]],
    },
  },
  {
    name: "a tenant's pages are unlimited",
    caughtBy: ["storefront/server/edge/page-rate-limiter.spec.ts"],
    change: {
      file: "storefront/server/edge/page-rate-limiter.ts",
      edits: [["if (isAllowed || (", "if (isAllowed || nextIn < Infinity || ("]],
    },
  },
  {
    name: "a request may name two hosts",
    caughtBy: ["storefront/server/edge/validate-request.spec.ts"],
    change: {
      file: "storefront/server/edge/validate-request.ts",
      edits: [
        [
          "if (hostsIn(rawHeaders) > 1) return severalHosts",
          "if (hostsIn(rawHeaders) > 9) return severalHosts",
        ],
      ],
    },
  },
  {
    name: "a visitor's forwarded host is passed on",
    caughtBy: ["storefront/server/edge/edge.spec.ts"],
    change: {
      file: "storefront/server/edge/edge.ts",
      edits: [
        ['(trusted ? first(headers["x-forwarded-host"]) : undefined)', 'first(headers["x-forwarded-host"])'],
      ],
    },
  },
  {
    name: "a failed commit counts as done",
    caughtBy: [http("commit/transaction")],
    change: {
      file: "src/db/transaction.ts",
      edits: [
        ["    await trx.executionPromise\n  } catch", "  } catch"],
        ['?.command !== "COMMIT"', '?.command === "ROLLBACK"'],
      ],
    },
  },
  {
    name: "an aborted transaction counts as committed",
    caughtBy: [http("commit/transaction")],
    change: {
      file: "src/db/transaction.ts",
      edits: [['ended?.response?.command !== "COMMIT"', "ended === null"]],
    },
  },
  {
    name: "the platform's totals count archived tenants",
    caughtBy: [http("platform/overview")],
    only: "no longer counted",
    change: {
      file: "src/modules/platform-reports/read-figures.ts",
      edits: [["where t.archived_at is not null", "where t.archived_at > now()"]],
    },
  },
  {
    name: "the sweep refunds the payments of other sales",
    caughtBy: [http("checkout/sweep")],
    only: "other sales",
    change: {
      file: "src/commands/checkout/sweep-account.ts",
      edits: [['["tenant"] === tenantId', '["tenant"] !== ""']],
    },
  },
  {
    name: "a rehearsal of a restore refunds the running installation's payments",
    caughtBy: ["integration-tests/topology/restored.spec.ts"],
    only: "rehearsal",
    change: {
      file: "src/commands/checkout/sweep-account.ts",
      edits: [["if (await mayRefund(container)) await refundStrays", "await refundStrays"]],
    },
  },
  {
    name: "after a restore only tenants with a recent checkout are compared",
    caughtBy: ["integration-tests/topology/restored.spec.ts"],
    only: "until each was",
    change: {
      file: "src/commands/checkout/sweep-payments.ts",
      edits: [["const isLong = !isSwept || now", "const isLong = now"]],
    },
  },
  {
    name: "the sweep refunds payments of sessions that are still being written",
    caughtBy: [http("checkout/sweep")],
    only: "goes back once",
    change: {
      file: "src/commands/checkout/sweep-payments.ts",
      edits: [["const inFlightMs = 10 * minute", "const inFlightMs = 0"]],
    },
  },
  {
    name: "every page allows the payment providers' scripts",
    caughtBy: ["storefront/server/edge/second-provider.spec.ts"],
    change: {
      file: "storefront/server/edge/security.ts",
      edits: [['path === "/checkout" ? gatewaySources(checkoutUrls) : null', "gatewaySources(checkoutUrls)"]],
    },
  },
  {
    name: "the headers of a provider's incoming webhooks are removed",
    caughtBy: ["storefront/server/edge/second-provider.spec.ts"],
    change: {
      file: "storefront/server/edge/allowlists.ts",
      edits: [["  ...providers.flatMap(({ webhookHeaders }) => webhookHeaders),\n", ""]],
    },
  },
]
