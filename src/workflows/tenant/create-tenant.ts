import {
  createSalesChannelsWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows"
import {
  createWorkflow,
  transform,
  when,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantCreateBody } from "../../contract/tenant"
import { createTenantKeyStep } from "../../medusa/tenant/create-key"
import { createTenantShippingStep } from "../../medusa/tenant/create-shipping"
import { ensurePlatformStep } from "./steps/ensure-platform"
import { dropFolder } from "../../modules/picture/drop-folder"
import { type BrandPictures, storeBrandPictures } from "../../modules/picture/store-brand-pictures"
import { inviteAdminWorkflow } from "../account/invite-admin"
import { insertTenantStep } from "./steps/insert-tenant"
import { validateNewTenant } from "../../commands/tenant/validate-new-tenant"
import { writeTenantDefaultsStep } from "./steps/write-tenant-defaults"

/**
 * `id` comes from the caller, so that dependent data can be prepared; `allowReserved` is for the platform's own tenant.
 */
export interface CreateTenantInput {
  id: string
  tenant: TenantCreateBody
  /** New picture files. */
  pictures?: BrandPictures<Buffer>
  allowReserved: boolean
}

const createTenantWorkflow = createWorkflow(
  "create-tenant",
  (input: WorkflowData<Omit<CreateTenantInput, "pictures">>) => {
    const platform = ensurePlatformStep()
    const channels = createSalesChannelsWorkflow.runAsStep({
      input: transform(input, (it) => ({
        salesChannelsData: [
          { name: `${it.tenant.brandName} (${it.tenant.slug})`, metadata: { tenant_id: it.id } },
        ],
      })),
    })
    const channelId = transform(channels, (it) => it[0]?.id ?? "")
    const key = createTenantKeyStep(
      transform(input, (it) => ({ title: `${it.tenant.brandName} (${it.tenant.slug})` }))
    )
    linkSalesChannelsToApiKeyWorkflow.runAsStep({
      input: transform({ key, channelId }, (it) => ({ id: it.key.id, add: [it.channelId] })),
    })
    const locations = createStockLocationsWorkflow.runAsStep({
      input: transform(input, (it) => ({
        locations: [
          {
            name: `${it.tenant.brandName} (${it.tenant.slug})`,
            address: { address_1: it.tenant.address ?? "", country_code: "in" },
          },
        ],
      })),
    })
    const locationId = transform(locations, (it) => it[0]?.id ?? "")
    linkSalesChannelsToStockLocationWorkflow.runAsStep({
      input: transform({ locationId, channelId }, (it) => ({ id: it.locationId, add: [it.channelId] })),
    })
    const shipping = createTenantShippingStep(
      transform({ input, locationId, platform }, (it) => ({
        tenantId: it.input.id,
        name: it.input.tenant.brandName,
        stockLocationId: it.locationId,
        shippingProfileId: it.platform.shippingProfileId,
      }))
    )
    writeTenantDefaultsStep(transform(input, (it) => ({ tenantId: it.id })))
    insertTenantStep(
      transform({ input, channelId, key, locationId, shipping, platform }, (it) => ({
        id: it.input.id,
        tenant: it.input.tenant,
        salesChannelId: it.channelId,
        publishableKeyId: it.key.id,
        publishableKey: it.key.token,
        stockLocationId: it.locationId,
        shippingOptionId: it.shipping.shippingOptionId,
        regionId: it.platform.regionId,
      }))
    )
    when("has-admin", input, (it) => it.tenant.adminEmail !== null).then(() =>
      inviteAdminWorkflow.runAsStep({
        input: transform(input, (it) => ({ tenantId: it.id, email: it.tenant.adminEmail ?? "" })),
      })
    )
    return new WorkflowResponse(transform(input, (it) => ({ id: it.id })))
  }
)

/**
 * Creates a tenant completely or not at all: its pictures, sales channel, publishable key, stock location, shipping,
 * texts, the registry's row that opens it, and the invitation of its admin, if one is named.
 * @throws ApiError VALIDATION_FAILED, CONFLICT for a slug or a domain that is taken
 */
export async function createTenant(
  container: MedusaContainer,
  { pictures = {}, ...input }: CreateTenantInput
): Promise<void> {
  const { slug, domain, customCss } = input.tenant
  await validateNewTenant(container, { slug, domain, allowReserved: input.allowReserved, customCss })
  const addresses = await storeBrandPictures(container, input.id, pictures)
  try {
    await createTenantWorkflow(container).run({
      input: { ...input, tenant: { ...input.tenant, ...addresses } },
    })
  } catch (error) {
    // No other tenant has this id, so nothing else refers to its folder.
    await dropFolder(container, input.id)
    throw error
  }
}
