import { useState } from "react"
import { type AdminOrder, undoSeconds } from "@contract/admin-order"
import type { OrderStatus } from "@contract/order"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { messageOf } from "~/lib/api"
import { counted } from "~/lib/counted"
import { useText } from "~/lib/site"
import { useUndo } from "~/lib/undo"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { undoAction } from "~/ui/undo-action"
import { statusLook } from "~/lib/order/order-status"
import { BulkStatusDialog, type Parcels } from "./bulk-status-dialog"
import { DocumentsButton } from "./documents-button"
import { orderStatusNames } from "./statuses"
import { useSetOrderStatuses } from "./set-order-statuses"

const documents = [
  { kind: "invoice", label: "Invoices" },
  { kind: "packing-slip", label: "Packing slips" },
] as const

/** Actions for the selected orders. */
export function BulkBar({ orders, onDone }: { orders: readonly AdminOrder[]; onDone: () => void }) {
  const text = useText(adminOrderTexts, orderTexts)
  const setStatuses = useSetOrderStatuses()
  const undo = useUndo()
  const [chosen, setChosen] = useState<OrderStatus | null>(null)
  const changing = orders.filter((it) => it.status !== chosen)
  const run = (status: OrderStatus, parcels: Parcels) => {
    // The server counts from each change, which is later than this moment.
    const until = Date.now() + undoSeconds * 1000
    setStatuses.mutate(
      { ids: orders.map((it) => it.id), status, ...parcels },
      {
        onSuccess: ({ errors, entryId }) => {
          setChosen(null)
          const action = entryId === undefined ? {} : { action: undoAction(() => undo({ entryId }), until) }
          const [first] = errors
          if (first) {
            const description = `${errors.length} of ${counted(orders.length, "order")} stayed as they were: ${first.error}`
            toast({ title: "Error", description, variant: "destructive", ...action })
            return
          }
          toast({
            title: "Order status updated successfully",
            description: counted(changing.length, "order"),
            ...action,
          })
          onDone()
        },
        // The dialog stays open with what was typed.
        onError: (error) => showError(messageOf(error, "Failed to update the orders")),
      }
    )
  }
  const ids = orders.map((it) => it.id)
  return (
    <>
      {documents.map(({ kind, label }) => (
        <DocumentsButton key={kind} ids={ids} kind={kind}>
          {label}
        </DocumentsButton>
      ))}
      <select
        aria-label="Set the status of the selected orders"
        value=""
        disabled={setStatuses.isPending}
        onChange={(event) => setChosen(event.target.value as OrderStatus)}
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
      {chosen !== null && (
        <BulkStatusDialog
          orders={changing}
          status={chosen}
          busy={setStatuses.isPending}
          onConfirm={(parcels) => run(chosen, parcels)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
