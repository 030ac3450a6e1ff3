import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Container, Heading } from "@medusajs/ui"

const field = (order: AdminOrder, key: string): string => {
  const value = order.metadata?.[key]
  return typeof value === "string" ? value : "—"
}

/** Which shop an order belongs to and the number its shopper knows; orders made outside a shop have neither. */
const TenantOrder = ({ data: order }: DetailWidgetProps<AdminOrder>) => (
  <Container className="divide-y p-0">
    <div className="px-6 py-4">
      <Heading level="h2">Shop order</Heading>
    </div>
    <dl className="grid grid-cols-2 gap-y-2 px-6 py-4">
      <dt className="txt-small text-ui-fg-subtle">Order number</dt>
      <dd className="txt-small-plus">{field(order, "order_number")}</dd>
      <dt className="txt-small text-ui-fg-subtle">Shop</dt>
      <dd className="txt-small">{order.sales_channel?.name ?? "—"}</dd>
    </dl>
  </Container>
)

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default TenantOrder
