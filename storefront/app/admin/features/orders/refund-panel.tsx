import type { AdminOrder, Refund, RefundStatus } from "@contract/admin-order"
import { formatDate } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { Badge, type BadgeTone } from "~/ui/badge"
import { CreditNoteButton } from "~/lib/order/credit-note-button"
import { RefundForm } from "./refund-form"
import { RetryRefund } from "./retry-refund"

const looks: Record<RefundStatus, { words: string; tone: BadgeTone }> = {
  PENDING: { words: "Waiting for the payment gateway", tone: "yellow" },
  REFUNDED: { words: "Refunded", tone: "green" },
  FAILED: { words: "Refused by the payment gateway", tone: "red" },
}

/** The refunds of an order, and a form for another one. */
export function RefundPanel({ order }: { order: AdminOrder }) {
  const left = Number(order.refundable)
  return (
    <div className="grid gap-5 text-sm">
      {order.refunds.length > 0 && (
        <ul className="grid gap-3">
          {order.refunds.map((it) => (
            <li key={it.id} className="grid gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-medium tabular-nums">{formatMoney(it.amount)}</span>
                <Badge tone={looks[it.status].tone}>{looks[it.status].words}</Badge>
              </span>
              <span className="break-words">{it.reason}</span>
              <span className="break-words text-stone-600">{partsOf(order, it)}</span>
              <span className="text-stone-600">{formatDate(it.createdAt)}</span>
              {it.creditNoteNumber && (
                <span>
                  <CreditNoteButton orderNumber={order.orderNumber} id={it.id} number={it.creditNoteNumber} />
                </span>
              )}
              {it.status === "PENDING" && <RetryRefund order={order} refund={it} />}
            </li>
          ))}
        </ul>
      )}
      {order.refunds.some((it) => it.status === "PENDING") ? (
        <p className="text-stone-600">You can start another refund once the payment gateway has responded.</p>
      ) : left > 0 ? (
        <RefundForm order={order} />
      ) : (
        <p className="text-stone-600">
          {order.refunds.length > 0
            ? "Nothing is left to refund."
            : "No payment was captured for this order, so there is nothing to refund."}
        </p>
      )}
    </div>
  )
}

/** `Ruby ₹500 (1 piece), shipping ₹40` */
function partsOf({ items }: AdminOrder, { lines, shipping }: Refund): string {
  const nameOf = (itemId: string) => items.find(({ id }) => id === itemId)?.product.name ?? ""
  return [
    ...lines.map(({ itemId, amount, quantity }) => {
      const pieces = quantity ? ` (${quantity === 1 ? "1 piece" : `${quantity} pieces`})` : ""
      return `${nameOf(itemId)} ${formatMoney(amount)}${pieces}`
    }),
    ...(Number(shipping) > 0 ? [`shipping ${formatMoney(shipping)}`] : []),
  ].join(", ")
}
