import type { TenantTx } from "../../db/with-tenant"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Decimal texts: the rate in percent, fee and threshold in rupees. */
export interface Rates {
  gstRate: string
  shippingFee: string
  freeShippingThreshold: string
}

interface Row {
  gst_rate: string
  shipping_fee: string
  free_shipping_threshold: string
}

const ratesOf = (row: Row | undefined): Rates => {
  if (!row) throw new Error("No such tenant")
  return {
    gstRate: row.gst_rate,
    shippingFee: row.shipping_fee,
    freeShippingThreshold: row.free_shipping_threshold,
  }
}

/** The rates that apply to this tenant now; one round trip, outside of any transaction. */
export async function readRates(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<Rates> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: Row[] }>("select * from tenant_rates(?)", [tenantId])
  return ratesOf(found.rows[0])
}

/** The same, within a tenant's transaction. */
export const ratesIn = async (tx: TenantTx): Promise<Rates> =>
  ratesOf(await tx.first<Row>("select * from tenant_rates(?)", [tx.tenantId]))
