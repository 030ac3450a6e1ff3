import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`
const gate = "src/http/kernel/gate.ts"

/** Guards that run for every request before its handler. */
export const atTheGate: Mutation[] = [
  {
    name: "roles aren't checked",
    caughtBy: [http("conventions/roles")],
    only: "visitors are asked",
    change: {
      file: gate,
      edits: [['if (!may) throw new ApiError("FORBIDDEN", "You are not allowed to do this")', ""]],
    },
  },
  {
    name: "nobody needs to be signed in",
    caughtBy: [http("tenancy/tripwire")],
    only: "a stranger gets 401",
    change: {
      file: gate,
      edits: [
        ['if (!signedIn) throw new ApiError("UNAUTHENTICATED", "Please sign in")', "if (!signedIn) return"],
      ],
    },
  },
  {
    name: "an API key calls endpoints outside its scopes",
    caughtBy: [http("keys/keys")],
    change: {
      file: gate,
      edits: [
        [
          'if (!key.scopes.includes(scope)) throw new ApiError("FORBIDDEN", `This key lacks the scope ${scope}`)',
          "",
        ],
      ],
    },
  },
  {
    name: "cached tenants are never revalidated",
    caughtBy: [http("tenancy/registry")],
    change: {
      file: "src/modules/tenant/find-tenant.ts",
      edits: [
        ["return recent.get(`${field}:${value}`, version,", 'return recent.get(`${field}:${value}`, "",'],
      ],
    },
  },
  {
    name: "a host name leads to the default tenant",
    caughtBy: [http("tenancy/hosts")],
    change: {
      file: "src/http/kernel/tenant-of-host.ts",
      edits: [
        [
          'if (slug) return reached(await findTenant(container, "slug", slug), "preview")',
          'if (slug) return reached(await findTenant(container, "slug", "default"), "preview")',
        ],
      ],
    },
  },
  {
    name: "tenants are kept under the kind of name alone",
    caughtBy: [http("tenancy/hosts")],
    change: {
      file: "src/modules/tenant/find-tenant.ts",
      edits: [["recent.get(`${field}:${value}`", "recent.get(`${field}`"]],
    },
  },
  {
    name: "a closed tenant goes on",
    caughtBy: [http("tenancy/closed-tenant")],
    change: {
      file: "src/http/kernel/require-open.ts",
      edits: [['if (!tenant.isActive && access !== "superadmin")', 'if (tenant.id === "" && access)']],
    },
  },
  {
    name: "anybody's forwarded host is believed",
    caughtBy: [http("isolation/host-tricks")],
    change: {
      file: "src/http/kernel/peer.ts",
      edits: [
        [
          "const isTrusted = isStorefront || trustedProxies.has(address)",
          "const isTrusted = isStorefront || true",
        ],
      ],
    },
  },
  {
    name: "limits aren't counted",
    caughtBy: [http("contact/contact")],
    change: {
      file: "src/http/kernel/route.ts",
      edits: [["if (endpoint.limits) await countCall(ctx, endpoint.limits, content.body)", ""]],
    },
  },
  {
    name: "calls a second are counted for all tenants together",
    caughtBy: [http("fairness/fairness")],
    only: "crawled",
    change: {
      file: "src/http/throttle/tenant-throttle.ts",
      edits: [["`${tenantId} ${isNamed", "`all ${isNamed"]],
    },
  },
  {
    name: "work is taken oldest first, whoever has most of it",
    caughtBy: [http("fairness/fairness")],
    only: "in turn",
    change: { file: "src/db/queue-table.ts", edits: [["partition by tenant order by", "order by"]] },
  },
  {
    name: "two processes claim one row of a queue",
    caughtBy: [http("fairness/work-queue")],
    only: "since the statement began",
    change: {
      file: "src/db/queue-table.ts",
      edits: [
        ["turns.turn <= ? and due.due_at <= ${now}", "turns.turn <= ? and (true or due.due_at <= ${now})"],
      ],
    },
  },
  {
    name: "a worker whose lease has ended changes the row of the next one",
    caughtBy: [http("fairness/work-queue")],
    only: "ends with its lease",
    change: {
      file: "src/db/queue-table.ts",
      edits: [["`${it} = ?`", '(it === "due_at" ? "?::text is not null" : `${it} = ?`)']],
    },
  },
  {
    name: "a tenant with slow work takes every place of a queue",
    caughtBy: [http("fairness/work-queue")],
    only: "slow tenant",
    change: {
      file: "src/db/work-queue.ts",
      edits: [["claimNext(container, limit, busy, served", "claimNext(container, limit, [], served"]],
    },
  },
  {
    name: "a tenant's backlog comes before another's new row where one row is attempted at a time",
    caughtBy: [http("fairness/work-queue")],
    only: "one row at a time",
    change: {
      file: "src/db/work-queue.ts",
      edits: [["busy: [...busy, ...served], now", "busy, now"]],
    },
  },
  {
    name: "an Idempotency-Key is everybody's",
    caughtBy: [http("keys/idempotency")],
    change: {
      file: "src/http/kernel/idempotent.ts",
      edits: [
        [
          "ctx.key?.id ?? ctx.signedIn?.entered?.id ?? ctx.signedIn?.account.id ?? null",
          "`all:${String(!ctx)}`",
        ],
      ],
    },
  },
  {
    name: "a publishable key of a closed tenant reads its catalog",
    caughtBy: [http("store-api/store-api")],
    only: "wants a key",
    change: {
      file: "src/http/medusa-admin/store-gate.ts",
      edits: [['if (!tenant.isActive) throw new ApiError("TENANT_INACTIVE", "This store is closed.")', ""]],
    },
  },
  {
    name: "calls from other sites are made",
    caughtBy: ["src/http/kernel/same-site.spec.ts"],
    change: {
      file: "src/http/kernel/same-site.ts",
      edits: [["if (foreignSite || foreignOrigin) throw", "if (foreignSite && foreignOrigin) throw"]],
    },
  },
  {
    name: "a superadmin's new password leaves a thief in the stores",
    caughtBy: [http("platform/entry-ends")],
    only: "changes their password",
    change: {
      file: "src/modules/account/sessions.ts",
      edits: [
        [
          "where tenant_id = ? and id = ? and role = 'SUPERADMIN'",
          "where tenant_id = ? and id = ? and false",
        ],
      ],
    },
  },
  {
    name: "an old pass still lets a thief in",
    caughtBy: [http("platform/entry-ends")],
    only: "changes their password",
    change: {
      file: "src/modules/account/entry-passes.ts",
      edits: [["       and not entry_is_revoked(by_id, issued_at)\n", ""]],
    },
  },
  {
    name: "an admin doesn't see the platform in their store",
    caughtBy: [http("platform/entry-ends")],
    only: "sees who of the platform",
    change: {
      file: "src/api/api/auth/sessions/route.ts",
      edits: [
        [
          "...(isAdmin(ctx.signedIn) ? await listEnteredSessions(tx) : []),",
          "...(isAdmin(ctx.signedIn) ? [] : []),",
        ],
      ],
    },
  },
  {
    name: "one store's uploads keep all others waiting",
    caughtBy: ["src/lib/fair-queue.spec.ts"],
    change: {
      file: "src/lib/fair-queue.ts",
      edits: [
        [
          "    this.lists.delete(tenantId)\n    if (list.length)",
          "    if (!list.length) this.lists.delete(tenantId)\n    else",
        ],
      ],
    },
  },
  {
    name: "a run of a queue leaves due rows of a tenant that was busy",
    caughtBy: ["integration-tests/http/fairness/work-queue.spec.ts"],
    change: { file: "src/db/work-queue.ts", edits: [["this.isWanted ||= busy.length > 0", "void busy"]] },
  },
]
