import { Link } from "react-router-dom"
import type { Order } from "@contract/order"
import { orderTexts } from "@contract/texts/orders"
import { formatDate } from "~/lib/dates"
import { thumbnail } from "~/lib/images"
import { formatMoney } from "~/lib/money"
import { useText, type Text } from "~/lib/site"
import { Icon } from "~/ui/icon"
import { StatusBadge } from "~/lib/order/status-badge"

const maxPictures = 4

/** `3 items`, `1 item`; a generic text for orders that come without their line items. */
function itemWords(items: Order["items"], text: Text<keyof typeof orderTexts>): string {
  const count = items.reduce((sum, it) => sum + it.quantity, 0)
  if (count === 0) return text("order_details")
  return text(count === 1 ? "order_items_one" : "order_items_more", { n: count })
}

/** One order in the list; the whole card links to it. */
export function OrderCard({ order }: { order: Order }) {
  const text = useText(orderTexts)
  const pictures = order.items.flatMap((it) => it.product.images.slice(0, 1)).slice(0, maxPictures)
  return (
    <li className="relative rounded-2xl bg-white p-6 shadow-soft transition-shadow duration-200 hover:shadow-float">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-lg font-medium tracking-normal">
            <Link
              to={`/orders/${order.orderNumber}`}
              prefetch="intent"
              className="after:absolute after:inset-0 after:rounded-2xl"
            >
              {order.orderNumber}
            </Link>
          </h3>
          <p className="mt-0.5 text-stone-600">{formatDate(order.createdAt)}</p>
        </div>
        <StatusBadge status={order.status} />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <div className="flex items-center gap-4">
          {pictures.length > 0 && (
            <span className="flex gap-2">
              {pictures.map((it) => (
                <img
                  key={it}
                  src={thumbnail(it)}
                  alt=""
                  width={320}
                  height={400}
                  loading="lazy"
                  className="plate h-16 w-13 rounded-lg object-cover"
                />
              ))}
            </span>
          )}
          <span className="text-stone-600">{itemWords(order.items, text)}</span>
        </div>
        <p className="flex items-center gap-3 text-lg font-medium tabular-nums">
          {formatMoney(order.total)}
          <Icon name="right" className="size-4 text-stone-500" />
        </p>
      </div>
    </li>
  )
}
