import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Decimal texts: the rate in percent, fee and threshold in rupees. */
export type Rates = { gstRate: string; shippingFee: string; freeShippingThreshold: string }

type Row = { gst_rate: string; shipping_fee: string; free_shipping_threshold: string }

/** The rates that apply to this tenant now; one round trip, outside of any transaction. */
export async function readRates(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<Rates> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: Row[] }>("select * from tenant_rates(?)", [tenantId])
  const row = found.rows[0]
  if (!row) throw new Error("No such tenant")
  return {
    gstRate: row.gst_rate,
    shippingFee: row.shipping_fee,
    freeShippingThreshold: row.free_shipping_threshold,
  }
}
