import { z } from "zod"
import type { Tenant } from "../../modules/tenant/tenant"

const stores = z.looseObject({ stores: z.array(z.looseObject({})).optional() })

/** The platform's one store as the tenant's: its forms start with the tenant's own channel and location. */
export function storesOf(body: unknown, tenant: Tenant): unknown {
  const { stores: all = [], ...rest } = stores.parse(body)
  return {
    ...rest,
    stores: all.map((it) => ({
      ...it,
      name: tenant.branding.brandName,
      default_sales_channel_id: tenant.salesChannelId,
      default_location_id: tenant.stockLocationId,
      default_region_id: tenant.regionId,
      metadata: null,
    })),
  }
}
