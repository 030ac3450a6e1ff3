import { useState } from "react"
import type { AdminOrder } from "@contract/admin-order"
import type { OrderStatus } from "@contract/order"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { useText } from "~/lib/site"
import { statusLook } from "~/lib/order/order-status"
import { ShipDialog } from "./ship-dialog"
import { orderStatusNames } from "./statuses"
import { useSetStatus, type OrderToSet } from "./use-set-status"

interface StatusSelectProps {
  order: OrderToSet & Pick<AdminOrder, "courier" | "trackingNumber">
}

/**
 * Sets an order's status when another one is chosen; on refusal, it shows the previous status again. Shipped prompts
 * for courier and tracking number first.
 */
export function StatusSelect({ order }: StatusSelectProps) {
  const text = useText(adminOrderTexts, orderTexts)
  const [isShipping, setIsShipping] = useState(false)
  const { setStatus, isPending, pendingStatus } = useSetStatus(order)
  const chosen = isShipping ? "SHIPPED" : ((isPending ? pendingStatus : undefined) ?? order.status)
  const choose = (status: OrderStatus) => {
    if (status === "SHIPPED") setIsShipping(true)
    else setStatus({ status })
  }
  const close = () => setIsShipping(false)
  return (
    <>
      <label className="grid gap-1 text-xs text-stone-600">
        {text("admin_orders_update_status")}
        <select
          value={chosen}
          aria-label={`${text("admin_orders_update_status")} ${order.orderNumber}`}
          aria-busy={isPending || undefined}
          onChange={(event) => {
            if (!isPending) choose(event.target.value as OrderStatus)
          }}
          className="select-arrow min-h-11 cursor-pointer appearance-none rounded-full border border-stone-300 bg-white pr-10 pl-4 text-base text-stone-900 hover:border-stone-400 aria-busy:opacity-55 md:text-sm"
        >
          {orderStatusNames.map((it) => (
            <option key={it} value={it}>
              {text(statusLook[it].text)}
            </option>
          ))}
        </select>
      </label>
      {isShipping && (
        <ShipDialog
          orderNumber={order.orderNumber}
          courier={order.courier ?? ""}
          trackingNumber={order.trackingNumber ?? ""}
          busy={isPending}
          onShip={(shipment) => setStatus({ status: "SHIPPED", ...shipment }, close)}
          onClose={close}
        />
      )}
    </>
  )
}
