import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { inTransaction } from "../../db/transaction"
import { countryCodes } from "../../contract/country-codes"

/** What all tenants share in Medusa: the currency, one region, one tax region a country, one shipping profile. */
export interface Platform {
  regionId: string
  shippingProfileId: string
}

/** Made once, by the first tenant; there is nothing to undo, since the next tenant needs it as well. */
export async function ensurePlatform(container: MedusaContainer): Promise<Platform> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // Two first tenants at once must not make two regions: a country belongs to one region only.
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
