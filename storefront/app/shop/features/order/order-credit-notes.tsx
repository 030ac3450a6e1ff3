import type { Order } from "@contract/order"
import { orderTexts } from "@contract/texts/orders"
import { formatDate } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { CreditNoteButton } from "~/lib/order/credit-note-button"

/** The refunds of an order, each with its credit note. */
export function OrderCreditNotes({ order, className }: { order: Order; className: string }) {
  const text = useText(orderTexts)
  if (!order.creditNotes?.length) return null
  return (
    <section aria-labelledby="order-refunds" className={className}>
      <h2 id="order-refunds" className="text-lg font-medium tracking-normal">
        {text("order_refunds_title")}
      </h2>
      <ul className="mt-4 flex flex-col gap-5">
        {order.creditNotes.map((it) => (
          <li key={it.id} className="flex flex-col items-start gap-1">
            <span className="flex w-full justify-between gap-3">
              <span className="text-stone-700">{formatDate(it.at)}</span>
              <span className="font-medium tabular-nums">{formatMoney(it.amount)}</span>
            </span>
            <CreditNoteButton orderNumber={order.orderNumber} id={it.id} number={it.number} />
          </li>
        ))}
      </ul>
    </section>
  )
}
