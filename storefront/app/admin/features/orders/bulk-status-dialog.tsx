import { useState } from "react"
import type { AdminOrder, BulkStatusBody } from "@contract/admin-order"
import type { OrderStatus } from "@contract/order"
import { orderTexts } from "@contract/texts/orders"
import { counted } from "~/lib/counted"
import { statusLook } from "~/lib/order/order-status"
import { useSite, useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { TextField } from "~/ui/field"

/** Courier and tracking numbers of the orders; empty unless they are marked as shipped. */
export type Parcels = Pick<BulkStatusBody, "courier" | "trackingNumbers">

interface BulkStatusDialogProps {
  /** The orders whose status changes. */
  orders: readonly AdminOrder[]
  /** The new status. */
  status: OrderStatus
  busy: boolean
  onConfirm: (parcels: Parcels) => void
  onClose: () => void
}

/** The order's number and customer, as the recipient of its e-mail. */
const recipientOf = ({ user, orderNumber }: AdminOrder): string =>
  user.email === "" ? `${orderNumber}: ${user.name}` : `${orderNumber}: ${user.name} (${user.email})`

/**
 * Names the recipients of the e-mails, one for each order, before the status of several orders is set. Orders that are
 * marked as shipped get a courier and their tracking numbers, which the e-mails name.
 */
export function BulkStatusDialog({ orders, status, busy, onConfirm, onClose }: BulkStatusDialogProps) {
  const text = useText(orderTexts)
  const statusName = text(statusLook[status].text)
  const { enableEmailNotifications } = useSite().branding.features
  // An order of a deleted account has no e-mail address.
  const mailed = enableEmailNotifications ? orders.filter(({ user }) => user.email !== "") : []
  const [courier, setCourier] = useState("")
  const [trackingNumbers, setTrackingNumbers] = useState<Record<string, string>>({})
  const isShipping = status === "SHIPPED" && orders.length > 0
  const sending =
    mailed.length === 0
      ? "No customer will be e-mailed."
      : `${counted(mailed.length, "e-mail")} will be sent${isShipping ? ", with these details." : ":"}`
  return (
    <Dialog
      title={`Set ${counted(orders.length, "order")} to ${statusName}?`}
      description={orders.length === 0 ? `All selected orders are ${statusName} already.` : sending}
      onClose={onClose}
    >
      <form
        noValidate
        aria-label="Status of the selected orders"
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(isShipping ? { courier, trackingNumbers } : {})
        }}
      >
        {isShipping ? (
          <div className="grid gap-4">
            <TextField
              label="Courier"
              data-autofocus
              hint="Blue Dart, DTDC, India Post … Leave empty what you don't have."
              autoComplete="off"
              maxLength={100}
              value={courier}
              onChange={(event) => setCourier(event.target.value)}
            />
            <fieldset className="grid max-h-80 gap-4 overflow-y-auto rounded-xl bg-stone-100 px-4 py-3">
              <legend className="sr-only">Tracking numbers</legend>
              {orders.map((it) => (
                <TextField
                  key={it.id}
                  label={recipientOf(it)}
                  placeholder="Tracking number"
                  autoComplete="off"
                  maxLength={100}
                  value={trackingNumbers[it.id] ?? ""}
                  onChange={(event) => setTrackingNumbers((all) => ({ ...all, [it.id]: event.target.value }))}
                />
              ))}
            </fieldset>
          </div>
        ) : (
          mailed.length > 0 && (
            <ul
              aria-label="Recipients"
              // A scrollable region must be reachable by keyboard.
              tabIndex={0}
              className="grid max-h-60 gap-1 overflow-y-auto rounded-xl bg-stone-100 px-4 py-3 text-sm wrap-anywhere"
            >
              {mailed.map((it) => (
                <li key={it.id}>{recipientOf(it)}</li>
              ))}
            </ul>
          )
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="outline" {...(!isShipping && { "data-autofocus": true })} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={orders.length === 0}>
            Set Status
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
