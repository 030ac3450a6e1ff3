import type { AdminOrder } from "@contract/admin-order"
import type { OrderStatus } from "@contract/order"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { statusLook } from "../order-status"
import { PapersButton } from "./papers-button"
import { orderStatusNames } from "./statuses"
import { useSetOrderStatuses } from "./set-order-statuses"

const documents = [
  { kind: "invoice", label: "Invoices" },
  { kind: "packing-slip", label: "Packing slips" },
] as const

/** What can be done with the selected orders together. */
export function BulkBar({ orders, onDone }: { orders: readonly AdminOrder[]; onDone: () => void }) {
  const text = useText(adminOrderTexts, orderTexts)
  const setStatuses = useSetOrderStatuses()
  const choose = (status: OrderStatus) =>
    setStatuses.mutate(
      { ids: orders.map((it) => it.id), status },
      {
        onSuccess: ({ errors }) => {
          const [first] = errors
          if (first) {
            tellProblem(`${errors.length} of ${orders.length} orders stayed as they were: ${first.error}`)
            return
          }
          toast({ title: "Order status updated successfully" })
          onDone()
        },
        onError: (error) => tellProblem(messageOf(error, "Failed to update the orders")),
      }
    )
  const ids = orders.map((it) => it.id)
  return (
    <>
      {documents.map(({ kind, label }) => (
        <PapersButton key={kind} ids={ids} kind={kind}>
          {label}
        </PapersButton>
      ))}
      <select
        aria-label="Set the status of the selected orders"
        value=""
        disabled={setStatuses.isPending}
        onChange={(event) => choose(event.target.value as OrderStatus)}
        className="min-h-11 cursor-pointer rounded-full border border-white/40 bg-stone-900 px-4 text-sm text-white"
      >
        <option value="" disabled>
          {text("admin_orders_update_status")}
        </option>
        {orderStatusNames.map((it) => (
          <option key={it} value={it}>
            {text(statusLook[it].text)}
          </option>
        ))}
      </select>
    </>
  )
}
