import { lazy, useState, type ReactNode } from "react"
import type { Order } from "@contract/order"
import { amountTexts } from "@contract/texts/amounts"
import { orderTexts } from "@contract/texts/orders"
import { formatDate } from "~/lib/dates"
import { columnFormat } from "~/lib/money"
import { HydratedSuspense } from "~/lib/hydration"
import { useSite, useText } from "~/lib/site"
import { AmountRow } from "~/ui/amount-row"
import { Button, ButtonLink } from "~/ui/button"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { downloadInvoice } from "~/lib/order/download-invoice"
import { OrderHistory } from "./order-history"
import { OrderItems, type LineMore } from "~/lib/order/order-items"
import { OrderParcel } from "./order-parcel"
import { OrderTracker } from "./order-tracker"
import { StatusBadge } from "~/lib/order/status-badge"

/** Loaded on demand, because few orders have it. */
const OrderCreditNotes = lazy(async () => ({
  default: (await import("./order-credit-notes")).OrderCreditNotes,
}))

const card = "rounded-2xl bg-white p-6 shadow-soft sm:p-8"

/** All details of an order. `actions` are controls for its products; `lineMore` renders more below a line item. */
export function OrderDetail({
  order,
  actions,
  lineMore,
}: {
  order: Order
  actions: ReactNode
  lineMore?: LineMore
}) {
  const text = useText(orderTexts, amountTexts)
  const [busy, setBusy] = useState(false)
  const { shippingAddress: to } = order
  const { gstRegistered } = useSite().settings
  const format = columnFormat([order.subtotal, order.gst, order.shippingFee, order.total])
  const download = async () => {
    setBusy(true)
    await downloadInvoice(order.orderNumber)
    setBusy(false)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to="/profile?tab=orders" look="quiet" className="-ml-4">
          <Icon name="left" className="size-4" />
          {text("orders_back")}
        </ButtonLink>
        <Button look="outline" busy={busy} onClick={() => void download()}>
          <Icon name="download" />
          {text("order_invoice")}
        </Button>
      </div>
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="font-display text-3xl break-words sm:text-4xl">
          {text("order_title", { number: order.orderNumber })}
        </h1>
        <StatusBadge status={order.status} />
        <p className="w-full text-stone-600">{text("order_placed", { date: formatDate(order.createdAt) })}</p>
      </div>
      <OrderTracker order={order} />
      <OrderParcel order={order} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-6">
          <section aria-label={text("order_items_label")} className={card}>
            <OrderItems items={order.items} more={lineMore} />
            <div className="mt-6 border-t border-stone-200 pt-6 empty:hidden">{actions}</div>
          </section>
          {/* Takes the remaining height, so that both columns end together. */}
          <section aria-labelledby="order-history" className={cn(card, "grow")}>
            <h2 id="order-history" className="text-lg font-medium tracking-normal">
              {text("order_history_title")}
            </h2>
            <OrderHistory order={order} />
          </section>
        </div>
        <div className="grid content-start gap-6 sm:grid-cols-2 lg:flex lg:flex-col">
          <section aria-labelledby="order-amounts" className={card}>
            <h2 id="order-amounts" className="text-lg font-medium tracking-normal">
              {text("order_summary_title")}
            </h2>
            <dl className="mt-4 flex flex-col gap-3">
              <AmountRow label={text("amount_subtotal")}>{format(order.subtotal)}</AmountRow>
              {(gstRegistered || Number(order.gst) > 0) && (
                <AmountRow label={text("amount_gst")}>{format(order.gst)}</AmountRow>
              )}
              <AmountRow label={text("amount_shipping")}>
                {Number(order.shippingFee) === 0 ? text("amount_free") : format(order.shippingFee)}
              </AmountRow>
              <AmountRow label={text("amount_total")} strong>
                {format(order.total)}
              </AmountRow>
            </dl>
            {order.paymentRef && (
              <p className="mt-4 text-sm break-all text-stone-600">
                {text("order_payment_reference", { ref: order.paymentRef })}
              </p>
            )}
          </section>
          {order.creditNotes?.length ? (
            <HydratedSuspense>
              <OrderCreditNotes order={order} className={card} />
            </HydratedSuspense>
          ) : null}
          <section aria-labelledby="order-address" className={cn(card, "grow")}>
            <h2 id="order-address" className="text-lg font-medium tracking-normal">
              {text("order_address_title")}
            </h2>
            <address className="mt-4 text-stone-700 not-italic">
              <span className="block font-medium text-stone-900">{to.fullName}</span>
              <span className="block">{to.line1}</span>
              {to.line2 && <span className="block">{to.line2}</span>}
              <span className="block">
                {to.city}, {to.state} {to.postalCode}
              </span>
              <span className="block">{to.country}</span>
              <span className="mt-2 block text-sm tabular-nums">{to.phone}</span>
            </address>
            {order.buyerGstin && (
              <p className="mt-4 text-sm text-stone-600">
                {text("order_buyer", { name: order.buyerName ?? "", gstin: order.buyerGstin })}
              </p>
            )}
            {order.buyerPan && (
              <p className="mt-4 text-sm text-stone-600">
                {text("order_pan_title")}: {order.buyerPan}
              </p>
            )}
          </section>
        </div>
      </div>
    </>
  )
}
