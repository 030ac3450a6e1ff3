import type { AdminOrder } from "@contract/admin-order"
import { counted } from "~/lib/counted"
import { useSite } from "~/lib/site"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"

interface BulkStatusDialogProps {
  /** The orders whose status changes. */
  orders: readonly AdminOrder[]
  /** The new status, as the tenant calls it. */
  statusName: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The customer of each order's e-mail, with the order's number. An order of a deleted account has no e-mail address. */
const recipientsOf = (orders: readonly AdminOrder[]): string[] =>
  orders
    .filter(({ user }) => user.email !== "")
    .map(({ user, orderNumber }) => `${user.name} (${user.email}): ${orderNumber}`)

/** Names the customers of the e-mails, one for each order, before the status of several orders is set. */
export function BulkStatusDialog({ orders, statusName, busy, onConfirm, onClose }: BulkStatusDialogProps) {
  const { enableEmailNotifications } = useSite().branding.features
  const recipients = enableEmailNotifications ? recipientsOf(orders) : []
  const sending =
    recipients.length === 0
      ? "No customer will be e-mailed."
      : `${counted(recipients.length, "e-mail")} will be sent:`
  return (
    <Dialog
      title={`Set ${counted(orders.length, "order")} to ${statusName}?`}
      description={orders.length === 0 ? `All selected orders are ${statusName} already.` : sending}
      onClose={onClose}
    >
      {recipients.length > 0 && (
        <ul
          aria-label="Recipients"
          // A scrollable region must be reachable by keyboard.
          tabIndex={0}
          className="grid max-h-60 gap-1 overflow-y-auto rounded-xl bg-stone-100 px-4 py-3 text-sm wrap-anywhere"
        >
          {recipients.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} disabled={orders.length === 0} onClick={onConfirm}>
          Set Status
        </Button>
      </div>
    </Dialog>
  )
}
