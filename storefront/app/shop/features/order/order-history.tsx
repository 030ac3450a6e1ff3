import type { Order, OrderStatus } from "@contract/order"
import { orderTexts } from "@contract/texts/orders"
import { formatMoment } from "~/lib/dates"
import { useText } from "~/lib/site"
import { knownStatus } from "~/lib/order/order-status"

const words: Record<OrderStatus, keyof typeof orderTexts> = {
  PENDING: "order_step_pending",
  PAID: "order_step_paid",
  SHIPPED: "order_step_shipped",
  DELIVERED: "order_step_delivered",
  CANCELLED: "order_status_cancelled",
}

/** The events of an order with time, newest first. */
export function OrderHistory({ order }: { order: Order }) {
  const text = useText(orderTexts)
  return (
    <ol className="mt-4 flex flex-col gap-5 border-l-2 border-stone-200 pl-5">
      {order.timeline.toReversed().map((it, index) => (
        <li key={`${it.status}-${it.at}`} className="relative">
          <span
            aria-hidden="true"
            className={
              index === 0
                ? "absolute top-1.5 -left-[1.72rem] size-3 rounded-full bg-brand-primary"
                : "absolute top-1.5 -left-[1.72rem] size-3 rounded-full bg-stone-300"
            }
          />
          <span className="block font-medium">{text(words[knownStatus(it.status)])}</span>
          <time dateTime={it.at} className="block text-sm text-stone-600">
            {formatMoment(it.at)}
          </time>
          {it.note && <span className="mt-1 block text-sm break-words text-stone-700">{it.note}</span>}
        </li>
      ))}
    </ol>
  )
}
