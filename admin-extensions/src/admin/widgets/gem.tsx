import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct as MedusaProduct, DetailWidgetProps } from "@medusajs/framework/types"
import type { AdminProduct } from "../../../../src/contract/admin-product"
import { GemForm } from "../gem/gem-form"
import { Failed, Waiting } from "../lib/states"
import { TenantBox } from "../lib/tenant-box"
import { useTenantData } from "../lib/tenant-calls"

/** Product fields that Medusa has no place for, from the same registry as the form in the tenant's back office. */
const Gem = ({ data: product }: DetailWidgetProps<MedusaProduct>) => (
  <TenantBox level="h2" title="Gem attributes" subtitle="The stone's facts on its product page">
    {(tenantId) => <Attributes tenantId={tenantId} productId={product.id} />}
  </TenantBox>
)

const Attributes = ({ tenantId, productId }: { tenantId: string; productId: string }) => {
  const { data, isError, error, refetch } = useTenantData<AdminProduct>(tenantId, `/products/${productId}`)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  // A newer version remounts the form: by then the old form's changes are saved or rejected as stale.
  return <GemForm key={data.version} tenantId={tenantId} product={data} />
}

/** The id is used by `src/medusa/admin/layouts.ts`, which sets the position: by default widgets come last. */
export const config = defineWidgetConfig({ id: "gem", zone: "product.details.after" })

export default Gem
