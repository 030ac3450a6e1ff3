import type { Mutation } from "../mutation"

const board = "storefront/server/cache/version-board.ts"
const boardSpec = "storefront/server/cache/version-board.spec.ts"

/** Guards of the promise that a change is in every response that begins 50 ms later. */
export const inFreshness: Mutation[] = [
  {
    name: "a storefront's lease counts from the response of its check",
    caughtBy: [boardSpec],
    change: {
      file: board,
      edits: [["this.keep(id, sentAt, versions)", "this.keep(id, this.now(), versions)"]],
    },
  },
  {
    name: "a server's lease counts from the response of its query",
    caughtBy: ["src/lib/leased-value.spec.ts"],
    change: {
      file: "src/lib/leased-value.ts",
      edits: [["this.known = { sentAt, value }", "this.known = { sentAt: this.now(), value }"]],
    },
  },
  {
    name: "a stamp is read after the data",
    caughtBy: ["integration-tests/http/tenancy/versions.spec.ts"],
    only: "before the data was read",
    change: {
      file: "src/http/kernel/route.ts",
      edits: [
        ["    const stamp = await readStamp(req, ctx, endpoint.ready)\n", ""],
        [
          "    if (stamp !== undefined)",
          "    const stamp = await readStamp(req, ctx, endpoint.ready)\n    if (stamp !== undefined)",
        ],
      ],
    },
  },
  {
    name: "all hosts have the versions of one tenant",
    caughtBy: ["storefront/server/cache/public-cache.spec.ts"],
    change: {
      file: board,
      edits: [
        ["this.tenantOfHost.set(hostname, tenantId)", 'this.tenantOfHost.set("", tenantId)'],
        [
          "const tenantId = this.tenantOfHost.get(hostname)\n    if (tenantId === undefined) return",
          'const tenantId = this.tenantOfHost.get("")\n    if (tenantId === undefined) return',
        ],
      ],
    },
  },
  {
    name: "a response that is newer than a version request in flight doesn't end it",
    caughtBy: [boardSpec],
    change: {
      file: board,
      edits: [
        [
          "if (!isCurrent(stamp, this.checks.get(tenantId)?.current)) this.endTenant(tenantId)",
          "const known = this.checks.get(tenantId)\n    if (known && !isCurrent(stamp, known.current)) this.endTenant(tenantId)",
        ],
      ],
    },
  },
  {
    name: "a request shares a response that was read before it",
    caughtBy: ["storefront/server/cache/freshness.spec.ts"],
    change: {
      file: "storefront/server/cache/public-cache.ts",
      edits: [["if (running.sentAt >= beganAt) return found", "return found"]],
    },
  },
  {
    name: "a response from memory is served whatever its stamp",
    caughtBy: ["storefront/server/cache/freshness.spec.ts"],
    only: "an API response",
    change: {
      file: "storefront/server/edge/ready-responses.ts",
      edits: [["isCurrent(known?.stamp, current) ? known", "known ? known"]],
    },
  },
  {
    name: "a page is served after a change of one of its sources",
    caughtBy: ["storefront/server/cache/page-cache.spec.ts"],
    change: {
      file: "storefront/server/cache/page-cache.ts",
      edits: [["page.sources.every(", "page.sources.some("]],
    },
  },
  {
    name: "the author of a change is served by an old lease",
    caughtBy: ["storefront/server/cache/freshness.spec.ts"],
    change: {
      file: board,
      edits: [
        [
          "if (known && known.sentAt >= checkedSince) return",
          "if (known && known.sentAt >= this.now() - leaseMs) return",
        ],
      ],
    },
  },
  {
    name: "a session that was read for the host's former store is used",
    caughtBy: ["integration-tests/http/tenancy/registry.spec.ts"],
    only: "moves to another store",
    change: {
      file: "src/http/kernel/session.ts",
      edits: [["this.read?.tenantId === tenant.id ? this.read.row", "this.read ? this.read.row"]],
    },
  },
]
