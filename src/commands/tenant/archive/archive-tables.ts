import { medusaLeftOut, medusaRows } from "../../../medusa/tenant/archive-rules"
import { ownLeftOut, ownRows } from "./own-tables"

/** Table → which of its rows (`t`) are the tenant's (`tn`); the tenant's own row first. */
export const archivedRows: Readonly<Record<string, string>> = {
  tenant: "t.id = tn.id",
  ...medusaRows,
  ...Object.fromEntries(ownRows.map((it) => [it, "t.tenant_id = tn.id"])),
}

/** Table → why no row of it is in an archive. A table that is in neither has no rule, and a specification fails. */
export const leftOut: Readonly<Record<string, string>> = { ...medusaLeftOut, ...ownLeftOut }
