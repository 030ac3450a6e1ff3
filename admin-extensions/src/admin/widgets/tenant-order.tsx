import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder as MedusaOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Text } from "@medusajs/ui"
import type { AdminOrder } from "../../../../src/contract/admin-order"
import { Failed, Waiting } from "../lib/states"
import { TenantBox } from "../lib/tenant-box"
import { useTenantData } from "../lib/tenant-calls"
import { OrderFacts } from "../order/order-facts"

/** The order as the shopper and the tenant's admins see it. */
const TenantOrder = ({ data: order }: DetailWidgetProps<MedusaOrder>) => (
  <TenantBox level="h2" title="Store order">
    {(tenantId, storefrontUrl) => (
      <Order tenantId={tenantId} orderId={order.id} storefrontUrl={storefrontUrl} />
    )}
  </TenantBox>
)

interface OrderProps {
  tenantId: string
  orderId: string
  storefrontUrl: string
}

const Order = ({ tenantId, orderId, storefrontUrl }: OrderProps) => {
  const { data, isError, error, refetch } = useTenantData<AdminOrder>(tenantId, `/orders/${orderId}`)
  if (isError && error.message === "Order not found")
    return <Text className="px-6 py-4 text-ui-fg-subtle">This order wasn&apos;t made in the store.</Text>
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return <OrderFacts tenantId={tenantId} order={data} storefrontUrl={storefrontUrl} />
}

/** The id is used by `src/medusa/admin/layouts.ts`, which sets the position: by default widgets come last. */
export const config = defineWidgetConfig({ id: "tenant-order", zone: "order.details.side.before" })

export default TenantOrder
