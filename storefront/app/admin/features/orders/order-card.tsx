import type { ReactNode } from "react"
import type { AdminOrder } from "@contract/admin-order"
import { formatDate } from "~/lib/dates"
import { columnFormat } from "~/lib/money"
import { StatusBadge } from "~/lib/order/status-badge"
import { CardItems } from "./card-items"
import { StatusSelect } from "./status-select"

interface OrderCardProps {
  order: AdminOrder
  select: ReactNode
  onOpen: () => void
}

const Amount = ({
  label,
  strong = false,
  children,
}: {
  label: string
  strong?: boolean
  children: string
}) => (
  <div>
    <dt className="text-xs text-stone-600">{label}</dt>
    <dd className={strong ? "font-medium tabular-nums" : "text-stone-800 tabular-nums"}>{children}</dd>
  </div>
)

/** One order in the admin list: customer, line items, total, and status. */
export function OrderCard({ order, select, onOpen }: OrderCardProps) {
  const { user } = order
  const format = columnFormat([order.subtotal, order.gst, order.shippingFee, order.total])
  return (
    <article
      aria-label={`Order ${order.orderNumber}`}
      className="rounded-2xl bg-white p-4 shadow-soft sm:px-5 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6"
    >
      <div className="min-w-0">
        <div className="flex items-start gap-1">
          <span className="-mt-2.5 -ml-3">{select}</span>
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <button
                type="button"
                onClick={onOpen}
                className="-my-2 min-h-11 cursor-pointer py-2 font-medium tabular-nums underline-offset-4 hover:underline"
              >
                {order.orderNumber}
              </button>
              <StatusBadge status={order.status} />
              <time dateTime={order.createdAt} className="text-sm text-stone-600">
                {formatDate(order.createdAt)}
              </time>
            </p>
            <p className="mt-1 text-sm break-words">
              <span className="font-medium">{user.name}</span>
              {user.email !== "" && (
                <span className="block text-stone-600 sm:ml-2 sm:inline">{user.email}</span>
              )}
            </p>
          </div>
        </div>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Amount label="Subtotal">{format(order.subtotal)}</Amount>
          <Amount label="GST">{format(order.gst)}</Amount>
          <Amount label="Shipping">{format(order.shippingFee)}</Amount>
          <Amount label="Total" strong>
            {format(order.total)}
          </Amount>
          {order.paymentRef && (
            <div className="min-w-0">
              <dt className="text-xs text-stone-600">Payment Reference</dt>
              <dd className="break-all text-stone-800">{order.paymentRef}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="mt-3 md:mt-0">
        <StatusSelect order={order} />
      </div>
      <div className="mt-2 md:col-span-2">
        <CardItems items={order.items} />
      </div>
    </article>
  )
}
