import type { MedusaContainer } from "@medusajs/framework/types"
import type { Resealed } from "../lib/seal"
import { withTenant } from "./with-tenant"

/** One sealed column of a table. */
export interface SealedColumn<Row extends SealedRow = SealedRow> {
  /** Selects rows: of a tenant, after an id, a limited number, by id. */
  read: string
  /** Sets the column: new value, tenant, id, former value. */
  write: string
  /**
   * Returns the value sealed with the first key; undefined when it is.
   * @throws Error when no key opens it
   */
  renew: (tenantId: string, row: Row) => string | undefined
}

export interface SealedRow {
  id: string
  sealed: string
}

/** Rows of one transaction: it is short, and its memory is bounded. */
const atOnce = 200

/**
 * Seals a tenant's values anew, beside a working store: each row is changed only if it is still what was read. Can be
 * repeated.
 */
export async function resealRows<Row extends SealedRow>(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  { read, write, renew }: SealedColumn<Row>
): Promise<Resealed> {
  const result: Resealed = { done: 0, unreadable: 0 }
  const renewed = (row: Row): string | undefined => {
    try {
      return renew(tenantId, row)
    } catch {
      result.unreadable += 1
      return undefined
    }
  }
  let after: string | undefined = ""
  while (after !== undefined) {
    const from: string = after
    after = await withTenant(container, tenantId, async (tx) => {
      const rows = await tx.rows<Row>(read, [tenantId, from, atOnce])
      for (const row of rows) {
        const fresh = renewed(row)
        if (fresh !== undefined) result.done += await tx.run(write, [fresh, tenantId, row.id, row.sealed])
      }
      return rows.at(-1)?.id
    })
  }
  return result
}
