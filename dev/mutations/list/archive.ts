import type { Mutation } from "../mutation"

const hostile = ["integration-tests/http/platform/hostile-archive.spec.ts"]
const requireOwn = "src/commands/tenant/archive/require-own.ts"

/** Guards against malicious archives. */
export const inArchives: Mutation[] = [
  {
    name: "a superadmin rules the platform from any store",
    caughtBy: ["integration-tests/http/platform/superadmin-elsewhere.spec.ts"],
    only: "rules nothing",
    change: {
      file: "src/modules/tenant/platform-role.ts",
      edits: [['role === "SUPERADMIN" && !isPlatformTenant(tenant) ? "CUSTOMER" : role', "role"]],
    },
  },
  {
    name: "an archive brings a superadmin",
    caughtBy: ["src/commands/tenant/archive/rewrite-row.spec.ts"],
    change: {
      file: "src/commands/tenant/archive/rewrite-row.ts",
      edits: [['row["role"] === "SUPERADMIN"', 'row["role"] === "none"']],
    },
  },
  {
    name: "a name leads out of its folder",
    caughtBy: ["src/lib/path-inside.spec.ts"],
    change: {
      file: "src/lib/path-inside.ts",
      edits: [[" || !joined.startsWith(`${root}${path.sep}`)", ""]],
    },
  },
  {
    name: "an archive's tenant has any id",
    caughtBy: ["src/commands/tenant/archive/unpack.spec.ts"],
    change: {
      file: "src/commands/tenant/archive/manifest.ts",
      edits: [['z.string().refine((id) => isId("ten", id))', "z.string()"]],
    },
  },
  {
    name: "a small archive fills the disk",
    caughtBy: ["src/commands/tenant/archive/unpack.spec.ts", "src/lib/bounded-gunzip.spec.ts"],
    change: {
      file: "src/lib/bounded-gunzip.ts",
      edits: [["allowance + maxRatio * gunzip.bytesWritten", "Infinity"]],
    },
  },
  {
    name: "an archive names another store's rows",
    caughtBy: hostile,
    change: { file: requireOwn, edits: [["  if (foreign) {", "  if (foreign && !tables.length) {"]] },
  },
  {
    name: "an archive claims another store's rows",
    caughtBy: hostile,
    change: {
      file: requireOwn,
      edits: [["await requireOwnRows(tx)\n", ""]],
    },
  },
  {
    name: "a forged history restores another tenant's product",
    caughtBy: ["integration-tests/http/isolation/forged-history.spec.ts"],
    change: {
      file: "src/medusa/product/is-own.ts",
      edits: [["l.product_id = p.id and t.id = ${tenant}", "l.product_id = p.id and ${tenant} <> ''"]],
    },
  },
  {
    name: "values of an imported history are written by a revert",
    caughtBy: ["integration-tests/http/platform/archive.spec.ts"],
    only: "history",
    change: {
      file: "src/commands/tenant/archive/insert-tenant-rows.ts",
      edits: [["await markImported(tx)", "void markImported"]],
    },
  },
]
