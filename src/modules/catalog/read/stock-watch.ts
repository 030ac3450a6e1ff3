import type { TenantTx } from "../../../db/with-tenant"
import { typesWithHeading } from "../../../domain/hsn"
import { type Paise, paise } from "../../../domain/money"

export interface StoneGaps {
  /** Products on sale. */
  stones: number
  low: number
  withoutPicture: number
  withoutTreatment: number
  /** Neither a code of their own nor a type that has a heading. */
  withoutHsnCode: number
}

const noStones: StoneGaps = { stones: 0, low: 0, withoutPicture: 0, withoutTreatment: 0, withoutHsnCode: 0 }

/** A one-off piece, whose stock has never been above 1, isn't low: there is nothing to reorder. */
const isLow = "stock < ? and max_stock > 1"

/**
 * Counts the tenant's products on sale that have low stock, or lack data for buyers or the invoice. Scans the tenant's
 * catalog entries once: an index on stock would be written at every sale.
 * @param below stock under this is low
 */
export async function stoneGaps(tx: TenantTx, below: number): Promise<StoneGaps> {
  const found = await tx.first<StoneGaps>(
    `select count(*)::int as stones, (count(*) filter (where ${isLow}))::int as low,
       (count(*) filter (where images = '{}'))::int as "withoutPicture",
       (count(*) filter (where coalesce(choice_facts->>'treatment', '') = ''))::int as "withoutTreatment",
       (count(*) filter (where coalesce(hsn_code, '') = '' and type <> all(?)))::int as "withoutHsnCode"
     from catalog_entry where tenant_id = ? and is_listed`,
    [below, typesWithHeading, tx.tenantId]
  )
  return found ?? noStones
}

export interface LowStone {
  id: string
  slug: string
  name: string
  images: string[]
  price: Paise
  stock: number
}

/** The products on sale with low stock, lowest first, so sold-out ones lead. */
export async function lowStones(tx: TenantTx, below: number, limit: number): Promise<LowStone[]> {
  const rows = await tx.rows<Omit<LowStone, "price"> & { price: string }>(
    `select product_id as id, slug, name, images, price_paise as price, stock from catalog_entry
     where tenant_id = ? and is_listed and ${isLow} order by stock, name_key, product_id limit ?`,
    [tx.tenantId, below, limit]
  )
  return rows.map((it) => ({ ...it, price: paise(Number(it.price)) }))
}
