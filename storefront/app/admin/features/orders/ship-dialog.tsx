import { useState } from "react"
import { parcelBody } from "@contract/admin-order"
import { useSite } from "~/lib/site"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { TextField } from "~/ui/field"

/** Courier and tracking number of a shipped order. */
export interface Shipment {
  courier: string | null
  trackingNumber: string | null
}

interface ShipDialogProps {
  orderNumber: string
  courier: string
  trackingNumber: string
  busy: boolean
  onShip: (shipment: Shipment) => void
  onClose: () => void
}

const shipment = parcelBody.pick({ courier: true, trackingNumber: true })

/** Prompts for courier and tracking number before an order is marked as shipped. Both may stay empty. */
export function ShipDialog({ orderNumber, busy, onShip, onClose, ...known }: ShipDialogProps) {
  const { enableEmailNotifications } = useSite().branding.features
  const [courier, setCourier] = useState(known.courier)
  const [trackingNumber, setTrackingNumber] = useState(known.trackingNumber)
  const { data, error } = shipment.safeParse({ courier, trackingNumber })
  const problemOf = (field: keyof Shipment) => error?.issues.find((it) => it.path[0] === field)?.message
  return (
    <Dialog
      title="Mark as shipped"
      description={
        enableEmailNotifications
          ? `Order ${orderNumber}. The customer is e-mailed with these details, 10 seconds later.`
          : `Order ${orderNumber}. The customer is not e-mailed: e-mails are off in your settings.`
      }
      onClose={onClose}
    >
      <form
        noValidate
        aria-label="Shipment"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (data) onShip(data)
        }}
      >
        <TextField
          label="Courier"
          data-autofocus
          hint="Blue Dart, DTDC, India Post …"
          error={problemOf("courier")}
          autoComplete="off"
          value={courier}
          onChange={(event) => setCourier(event.target.value)}
        />
        <TextField
          label="Tracking number"
          hint="Leave both empty if there are none."
          error={problemOf("trackingNumber")}
          autoComplete="off"
          value={trackingNumber}
          onChange={(event) => setTrackingNumber(event.target.value)}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Mark as Shipped
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
