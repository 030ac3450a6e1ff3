import type { BulkEditBody, BulkEditResult, BulkEditRow } from "../../../contract/bulk-edit"
import type { TenantTx } from "../../../db/with-tenant"
import { productsCalled } from "../../../modules/catalog/read/products-called"
import { productsBySlug } from "../../../modules/gemstone/read-gemstones"

/** One product of a bulk edit and the values that it gets. */
interface BulkTarget {
  id: string
  /** The product as the request names it. */
  key: string
  /** From 1, if the request has rows. */
  row?: number
  changes: BulkEditBody["changes"]
}

export interface BulkTargets {
  targets: BulkTarget[]
  errors: BulkEditResult["errors"]
}

/**
 * Finds the products that rows name by id, slug or name. A row that names none, several, or a product of an earlier row
 * is an error.
 */
export async function targetsOfRows(tx: TenantTx, rows: readonly BulkEditRow[]): Promise<BulkTargets> {
  const bySlug = await productsBySlug(
    tx,
    rows.flatMap((it) => it.slug ?? [])
  )
  const byName = await productsCalled(
    tx,
    rows.flatMap((it) => it.name ?? [])
  )
  const idsOf = ({ id, slug, name }: BulkEditRow): readonly string[] => {
    if (id !== undefined) return [id]
    if (slug !== undefined) {
      const found = bySlug.get(slug)
      return found === undefined ? [] : [found]
    }
    return byName.get(name?.toLowerCase() ?? "") ?? []
  }
  const all: BulkTargets = { targets: [], errors: [] }
  const seen = new Set<string>()
  rows.forEach((it, n) => {
    const key = it.id ?? it.slug ?? it.name ?? ""
    const [id, another] = idsOf(it)
    const refuse = (message: string) => all.errors.push({ id: key, row: n + 1, message })
    if (id === undefined) refuse("Product not found")
    else if (another !== undefined) refuse("Several products have this name")
    else if (seen.has(id)) refuse("This product stands twice in the rows")
    else all.targets.push({ id, key, row: n + 1, changes: it.changes })
    if (id !== undefined) seen.add(id)
  })
  return all
}
