import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct as MedusaProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Container, Heading, Text } from "@medusajs/ui"
import type { AdminProduct } from "../../../../src/contract/admin-product"
import { GemForm } from "../gem/gem-form"
import { useShownTenant } from "../lib/shown-tenant"
import { useTenantData } from "../lib/tenant-calls"
import { Failed, Waiting } from "../lib/tenant-page"

/** What the shop shows of a stone and Medusa has no place for, from the same registry as the shop's own form. */
const Gem = ({ data: product }: DetailWidgetProps<MedusaProduct>) => {
  const { data: shown } = useShownTenant()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Gem attributes</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          What the shop shows of this stone
        </Text>
      </div>
      {shown?.tenant ? <Attributes tenantId={shown.tenant.id} productId={product.id} /> : <Waiting />}
    </Container>
  )
}

const Attributes = ({ tenantId, productId }: { tenantId: string; productId: string }) => {
  const { data, isError, refetch } = useTenantData<AdminProduct>(tenantId, `/products/${productId}`)
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  // A newer version is another form: what was typed for the old one is saved by then, or told to be stale.
  return <GemForm key={data.version} tenantId={tenantId} product={data} />
}

export const config = defineWidgetConfig({ zone: "product.details.after" })

export default Gem
