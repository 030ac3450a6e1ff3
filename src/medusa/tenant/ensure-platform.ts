import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { inTransaction } from "../../db/transaction"
import { countryCodes } from "../../contract/country-codes"

/**
 * Medusa records that all tenants share: the currency, one region, one tax region per country, one shipping profile.
 */
export interface Platform {
  regionId: string
  shippingProfileId: string
}

/**
 * Creates the shared records with the first tenant. It has no compensation, since the next tenant needs them as well.
 */
export async function ensurePlatform(container: MedusaContainer): Promise<Platform> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // Two first tenants at once must not create two regions: a country belongs to one region only.
  return inTransaction(knex, async (lock) => {
    await lock.raw("select pg_advisory_xact_lock(hashtext('ratna.platform'))")
    return ensure(container)
  })
}

async function ensure(container: MedusaContainer): Promise<Platform> {
  const regions = container.resolve(Modules.REGION)
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [region] = await regions.listRegions({ name: "Shops" }, { take: 1 })
  const [profile] = await fulfillment.listShippingProfiles({ type: "default" }, { take: 1 })
  return {
    regionId: region?.id ?? (await createRegion(container)),
    shippingProfileId:
      profile?.id ?? (await fulfillment.createShippingProfiles({ name: "Default", type: "default" })).id,
  }
}

async function createRegion(container: MedusaContainer): Promise<string> {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores({}, { take: 1 })
  if (store) {
    await stores.updateStores(store.id, {
      supported_currencies: [{ currency_code: "inr", is_default: true }],
    })
  }
  const region = await container.resolve(Modules.REGION).createRegions({
    name: "Shops",
    currency_code: "inr",
    countries: Object.values(countryCodes),
    automatic_taxes: true,
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.REGION]: { region_id: region.id },
    [Modules.PAYMENT]: { payment_provider_id: "pp_razorpay_razorpay" },
  })
  await container
    .resolve(Modules.TAX)
    .createTaxRegions(
      Object.values(countryCodes).map((it) => ({ country_code: it, provider_id: "tp_gst_gst" }))
    )
  return region.id
}
