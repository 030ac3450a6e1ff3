import { type AdminOrder, type OrderUpdateBody, undoSeconds } from "@contract/admin-order"
import { messageOf } from "~/lib/api"
import { useSite } from "~/lib/site"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { undoAction } from "~/ui/undo-action"
import { useUndoStatus, useUpdateOrder } from "./update-order"

/** The order whose status is set. */
export type OrderToSet = Pick<AdminOrder, "id" | "orderNumber" | "status" | "version">

/** Sets an order's status, and offers Undo until the customer is e-mailed. */
export function useSetStatus({ id, orderNumber, version }: OrderToSet) {
  const { enableEmailNotifications } = useSite().branding.features
  const update = useUpdateOrder()
  const { mutateAsync: undoStatus } = useUndoStatus()
  const undo = async (changed: AdminOrder) => {
    try {
      await undoStatus({ id, version: changed.version })
      return { left: 0 }
    } catch (error) {
      return { problem: messageOf(error, "Failed to undo. The status stays as it is.") }
    }
  }
  const setStatus = (changes: OrderUpdateBody, onDone?: () => void) => {
    // The server counts from the change, which is later than this moment.
    const until = Date.now() + undoSeconds * 1000
    update.mutate(
      { id, version, changes },
      {
        onSuccess: (changed) => {
          onDone?.()
          toast({
            title: "Order status updated successfully",
            description: enableEmailNotifications
              ? `Order ${orderNumber}. The customer is e-mailed unless you undo it.`
              : `Order ${orderNumber}`,
            action: undoAction(() => undo(changed), until),
          })
        },
        onError: (error) => showError(messageOf(error, "Failed to update the order")),
      }
    )
  }
  return { setStatus, isPending: update.isPending, pendingStatus: update.variables?.changes.status }
}
