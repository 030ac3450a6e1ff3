import { medusaLeftOut, medusaRows } from "../../../medusa/tenant/archive-rules"
import { ownLeftOut, ownRows } from "./own-tables"

/** Table → condition for the rows (`t`) that belong to the tenant (`tn`); the tenant's own row comes first. */
export const archivedRows: Readonly<Record<string, string>> = {
  tenant: "t.id = tn.id",
  ...medusaRows,
  ...Object.fromEntries(ownRows.map((it) => [it, "t.tenant_id = tn.id"])),
}

/** Table → why none of its rows are in an archive. A spec fails for a table that is in neither list. */
export const leftOut: Readonly<Record<string, string>> = { ...medusaLeftOut, ...ownLeftOut }
