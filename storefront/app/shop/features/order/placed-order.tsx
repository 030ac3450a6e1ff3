import { useEffect, useRef, useState, type ReactNode } from "react"
import type { Order } from "@contract/order"
import { orderTexts } from "@contract/texts/orders"
import { placedTexts } from "@contract/texts/placed"
import { arrivalInWords } from "~/lib/delivery/arrival"
import { useDeliveryTimes } from "~/lib/delivery/use-delivery-times"
import { downloadInvoice } from "~/lib/order/download-invoice"
import { OrderItems } from "~/lib/order/order-items"
import { useText } from "~/lib/site"
import { Button, ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { useOrders } from "./get-orders"

interface PlacedOrderProps {
  orderNumber: string
  /** Links to the passports of the order's stones. */
  passports: ReactNode
}

/** Statuses of an order that is not on its way yet. */
const newStatuses: readonly Order["status"][] = ["PENDING", "PAID"]

/** Confirms a new order above the list: its stones, what happens next, its documents. Empty for any other number. */
export function PlacedOrder({ orderNumber, passports }: PlacedOrderProps) {
  const { data: orders } = useOrders()
  const order = orders?.find((it) => it.orderNumber === orderNumber)
  return order && newStatuses.includes(order.status) ? (
    <Confirmation order={order} passports={passports} />
  ) : null
}

function Confirmation({ order, passports }: { order: Order; passports: ReactNode }) {
  const text = useText(placedTexts, orderTexts)
  const timesTo = useDeliveryTimes()
  const { country, state } = order.shippingAddress
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After the payment, the button that had the focus is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const download = async () => {
    setBusy(true)
    await downloadInvoice(order.orderNumber)
    setBusy(false)
  }
  return (
    <section
      aria-labelledby="placed-order"
      className="mb-10 rounded-2xl border border-emerald-200 bg-white p-6 shadow-soft sm:p-8"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-emerald-50 text-emerald-900">
          <Icon name="check" />
        </span>
        <div className="min-w-0">
          <h2
            ref={heading}
            id="placed-order"
            tabIndex={-1}
            className="font-display text-2xl outline-none sm:text-3xl"
          >
            {text("placed_title")}
          </h2>
          <p className="mt-1 font-medium tabular-nums">
            {text("placed_number", { number: order.orderNumber })}
          </p>
        </div>
      </div>
      <div className="mt-6 grid gap-8 border-t border-stone-200 pt-6 lg:grid-cols-2">
        <OrderItems items={order.items} />
        <div className="grid content-start gap-6">
          <div>
            <h3 className="text-base font-medium tracking-normal">{text("placed_next_title")}</h3>
            <ol className="mt-2 list-decimal space-y-1 pl-5 text-stone-700">
              <li className="wrap-anywhere">{text("placed_next_mail", { email: order.user.email })}</li>
              <li>{text("placed_next_pack")}</li>
            </ol>
          </div>
          <div>
            <h3 className="text-base font-medium tracking-normal">{text("placed_arrival_title")}</h3>
            <p className="mt-2 text-stone-700">
              {country === "India"
                ? text("placed_arrival", { days: arrivalInWords(new Date(order.createdAt), timesTo(state)) })
                : text("placed_arrival_abroad")}
            </p>
          </div>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-stone-200 pt-6">
        <ButtonLink to={`/orders/${order.orderNumber}`}>{text("placed_details")}</ButtonLink>
        <Button look="outline" busy={busy} onClick={() => void download()}>
          <Icon name="download" />
          {text("order_invoice")}
        </Button>
        {passports}
      </div>
    </section>
  )
}
