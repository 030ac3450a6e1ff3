import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import { countryCodes } from "../../contract/country-codes"

export interface TenantShippingInput {
  tenantId: string
  name: string
  stockLocationId: string
  shippingProfileId: string
}

const providerId = "shipping-flat_shipping-flat"

/**
 * Creates the tenant's location and shipping: one zone, one option whose fee is the tenant's setting. Compensated by
 * removing both.
 */
export const createTenantShippingStep = createStep(
  "create-tenant-shipping",
  async (input: TenantShippingInput, { container }) => {
    const fulfillment = container.resolve(Modules.FULFILLMENT)
    const set = await fulfillment.createFulfillmentSets({
      name: `${input.name} (${input.tenantId})`,
      type: "shipping",
      service_zones: [
        {
          name: `${input.name} (${input.tenantId})`,
          geo_zones: Object.values(countryCodes).map((it) => ({
            type: "country" as const,
            country_code: it,
          })),
        },
      ],
    })
    const undo = { setId: set.id, optionId: "", stockLocationId: input.stockLocationId }
    const zone = set.service_zones[0]
    if (!zone) throw new Error("Medusa created no service zone")
    await container.resolve(ContainerRegistrationKeys.LINK).create(links(undo))
    const option = await fulfillment.createShippingOptions({
      name: "Standard delivery",
      price_type: "calculated",
      service_zone_id: zone.id,
      shipping_profile_id: input.shippingProfileId,
      provider_id: providerId,
      type: { label: "Standard", description: "Insured delivery", code: "standard" },
      data: { id: "flat" },
    })
    return new StepResponse({ shippingOptionId: option.id }, { ...undo, optionId: option.id })
  },
  async (undo, { container }) => {
    if (undo) await removeShipping(container, undo)
  }
)

interface Made {
  setId: string
  optionId: string
  stockLocationId: string
}

const links = ({ stockLocationId, setId }: Made) => [
  {
    [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: setId },
  },
  {
    [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: providerId },
  },
]

async function removeShipping(container: MedusaContainer, made: Made): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(links(made))
  await fulfillment.deleteShippingOptions(made.optionId)
  await fulfillment.deleteFulfillmentSets(made.setId)
}
