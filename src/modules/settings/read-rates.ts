import type { Rates } from "../../contract/settings"
import type { TenantTx } from "../../db/with-tenant"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { CheckoutSettings } from "../../contract/checkout"
import { domesticRegime } from "../../domain/tax-regime"
import { rateOf } from "../../domain/totals"
import { isRattiWeight } from "../../contract/rules/stone-measures"
import { settings } from "../../contract/settings"

const ratesOf = (row: Rates | undefined): Rates => {
  if (!row) throw new Error("No such tenant")
  return row
}

/** The tenant's current rates, in one round trip outside any transaction. */
export async function readRates(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<Rates> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: Rates[] }>("select * from tenant_rates(?)", [tenantId])
  return ratesOf(found.rows[0])
}

/** The tenant's current rates, inside a tenant transaction. */
export const ratesIn = async (tx: TenantTx): Promise<Rates> =>
  ratesOf(await tx.first<Rates>("select * from tenant_rates(?)", [tx.tenantId]))

/** The settings that product pages and lists show, in one round trip. */
export async function readPageSettings(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<CheckoutSettings> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: (Rates & { ratti_mg: string | null })[] }>(
    "select it.*, setting_values(?)->>'ratti_mg' as ratti_mg from tenant_rates(?) it",
    [tenantId, tenantId]
  )
  const rattiMg = rows[0]?.ratti_mg ?? ""
  const rates = ratesOf(rows[0])
  return {
    freeShippingThreshold: Number(rates.free_shipping_threshold),
    gstRate: Number(rateOf(null, rates)),
    gstRegistered: domesticRegime(rates).registered,
    panThreshold: Number(rates.pan_threshold),
    rattiMg: isRattiWeight(rattiMg) ? rattiMg : settings.ratti_mg.default,
  }
}
