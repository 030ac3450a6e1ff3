import { orderStatusNames } from "./statuses"
import type { OrderStatus } from "@contract/order"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { statusLook } from "~/lib/order/order-status"
import { useUpdateOrder } from "./update-order"

interface StatusSelectProps {
  order: { id: string; orderNumber: string; status: OrderStatus; version: number }
}

/** Sets an order's status when another one is chosen; on refusal, it shows the previous status again. */
export function StatusSelect({ order }: StatusSelectProps) {
  const text = useText(adminOrderTexts, orderTexts)
  const update = useUpdateOrder()
  const chosen = update.isPending ? update.variables.changes.status : order.status
  const choose = (status: OrderStatus) =>
    update.mutate(
      { id: order.id, version: order.version, changes: { status } },
      {
        onSuccess: () => toast({ title: "Order status updated successfully" }),
        onError: (error) => showError(messageOf(error, "Failed to update the order")),
      }
    )
  return (
    <label className="grid gap-1 text-xs text-stone-600">
      {text("admin_orders_update_status")}
      <select
        value={chosen}
        aria-label={`${text("admin_orders_update_status")} ${order.orderNumber}`}
        aria-busy={update.isPending || undefined}
        onChange={(event) => {
          if (!update.isPending) choose(event.target.value as OrderStatus)
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
  )
}
