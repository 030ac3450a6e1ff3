import type { AdminOrder, AdminOrderEvent } from "@contract/admin-order"
import { orderTexts } from "@contract/texts/orders"
import { formatMoment } from "~/lib/dates"
import { useText, type Text } from "~/lib/site"
import { statusLook } from "~/lib/order/order-status"

const titleOf = ({ kind, from, status }: AdminOrderEvent, text: Text<keyof typeof orderTexts>): string => {
  const word = (it: AdminOrderEvent["status"]): string => text(statusLook[it].text)
  if (kind === "status") return from ? `${word(from)} → ${word(status)}` : word(status)
  return { note: "Note", tracking: "Courier and tracking", refund: "Refund" }[kind]
}

/** The events of an order with person and time, newest first. */
export function OrderTimeline({ order }: { order: AdminOrder }) {
  const text = useText(orderTexts)
  return (
    <ol className="mt-6 flex flex-col gap-4 border-l-2 border-stone-200 pl-5 text-sm">
      {order.timeline.toReversed().map((it, index) => (
        <li key={`${it.at}-${it.kind}-${index}`} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full bg-stone-300"
          />
          <span className="block font-medium">{titleOf(it, text)}</span>
          {it.note && <span className="block break-words text-stone-800">{it.note}</span>}
          <span className="block text-stone-600">
            <time dateTime={it.at}>{formatMoment(it.at)}</time> · {it.by}
          </span>
        </li>
      ))}
    </ol>
  )
}
