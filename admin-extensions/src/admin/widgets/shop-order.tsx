import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder as MedusaOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Container, Heading, Text } from "@medusajs/ui"
import type { AdminOrder } from "../../../../src/contract/admin-order"
import { useShownTenant } from "../lib/shown-tenant"
import { useTenantData } from "../lib/tenant-calls"
import { Failed, Waiting } from "../lib/tenant-page"
import { OrderFacts } from "../order/order-facts"

/** The order as its shopper and its shop know it. */
const ShopOrder = ({ data: order }: DetailWidgetProps<MedusaOrder>) => {
  const { data: shown } = useShownTenant()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Shop order</Heading>
      </div>
      {shown?.tenant ? (
        <Order tenantId={shown.tenant.id} orderId={order.id} storefrontUrl={shown.storefrontUrl ?? ""} />
      ) : (
        <Waiting />
      )}
    </Container>
  )
}

interface OrderProps {
  tenantId: string
  orderId: string
  storefrontUrl: string
}

const Order = ({ tenantId, orderId, storefrontUrl }: OrderProps) => {
  const { data, isError, error, refetch } = useTenantData<AdminOrder>(tenantId, `/orders/${orderId}`)
  if (isError && error.message === "Order not found")
    return <Text className="px-6 py-4 text-ui-fg-subtle">This order wasn&apos;t made in the shop.</Text>
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return <OrderFacts tenantId={tenantId} order={data} storefrontUrl={storefrontUrl} />
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default ShopOrder
