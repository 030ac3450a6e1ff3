import type { OrderCounts } from "@contract/admin-order"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { formatCount } from "~/lib/money"
import { useText } from "~/lib/site"
import { useFilters } from "~/lib/use-filters"
import { Skeleton } from "~/ui/skeleton"
import { orderFilters } from "./order-filters"
import { useOrderCounts } from "./get-order-counts"

const cards: readonly {
  of: keyof OrderCounts
  text: keyof typeof adminOrderTexts | keyof typeof orderTexts
  mark: string
}[] = [
  { of: "total", text: "admin_orders_total", mark: "bg-stone-900" },
  { of: "pending", text: "order_status_pending", mark: "bg-yellow-500" },
  { of: "paid", text: "order_status_paid", mark: "bg-blue-500" },
  { of: "shipped", text: "order_status_shipped", mark: "bg-purple-500" },
  { of: "delivered", text: "order_status_delivered", mark: "bg-green-600" },
  { of: "cancelled", text: "order_status_cancelled", mark: "bg-red-600" },
]

/** Number of orders of the chosen days, in total and per status. */
export function CountCards() {
  const text = useText(adminOrderTexts, orderTexts)
  const { values } = useFilters(orderFilters)
  const { data } = useOrderCounts(values)
  return (
    <dl aria-label="Order counts" className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      {cards.map(({ of, text: key, mark }) => (
        <div
          key={of}
          className="flex items-center justify-between gap-2 rounded-xl bg-white px-4 py-2.5 shadow-soft lg:px-3 lg:py-2 xl:px-4"
        >
          <dt className="flex items-center gap-2 text-sm text-stone-600">
            <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${mark}`} />
            {text(key)}
          </dt>
          <dd className="text-lg leading-6 font-medium tabular-nums">
            {data ? formatCount(data[of]) : <Skeleton className="my-0.5 h-5 w-10 rounded-md" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
