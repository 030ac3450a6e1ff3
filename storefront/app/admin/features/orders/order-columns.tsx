import type { AdminOrder } from "@contract/admin-order"
import { formatDate } from "~/lib/dates"
import { formatCount, formatMoney } from "~/lib/money"
import { cn } from "~/ui/cn"
import type { ListColumn } from "~/ui/list/list-column"
import { StatusBadge } from "~/lib/order/status-badge"
import { type OrderListColumn, orderColumnLabels } from "./order-list-columns"

type Column = ListColumn<AdminOrder>
type Shown = Pick<Column, "cell" | "numeric" | "className">

const text = (of: (order: AdminOrder) => string | null | undefined): Shown => ({
  cell: (it) => <span className="block truncate">{of(it)}</span>,
})
const money = (of: (order: AdminOrder) => string): Shown => ({
  cell: (it) => formatMoney(of(it)),
  numeric: true,
  className: "w-28",
})

const shown: Record<OrderListColumn, Shown> = {
  date: { ...text((it) => formatDate(it.createdAt)), className: "w-44" },
  customer: text((it) => it.user.name),
  email: text((it) => it.user.email),
  city: text((it) => it.address.city),
  state: text((it) => it.address.state),
  items: {
    cell: (it) => formatCount(it.items.reduce((sum, { quantity }) => sum + quantity, 0)),
    numeric: true,
    className: "w-20",
  },
  paymentRef: text((it) => it.paymentRef),
  courier: text((it) => it.courier),
  trackingNumber: text((it) => it.trackingNumber),
  subtotal: money((it) => it.subtotal),
  gst: money((it) => it.gst),
  shippingFee: money((it) => it.shippingFee),
  total: money((it) => it.total),
}

/**
 * The chosen columns. Narrow windows show only two texts and the last two figures, which summarize the order; tablets
 * the last figure only, so that the customer's name has space.
 */
function columnsOf(chosen: readonly OrderListColumn[]): Column[] {
  const figures = chosen.filter((id) => shown[id].numeric)
  const texts = chosen.filter((id) => !shown[id].numeric)
  const kept = [...texts.slice(0, 2), ...figures.slice(-2)]
  const last = figures.at(-1)
  return chosen.map((id) => ({
    ...shown[id],
    id,
    header: orderColumnLabels[id],
    className: cn(
      shown[id].className,
      !kept.includes(id) && "max-xl:hidden",
      figures.includes(id) && id !== last && "max-lg:hidden"
    ),
  }))
}

/** The table's columns. Memoize them per page and choice, because a new array creates a new table. */
export const orderColumns = (
  chosen: readonly OrderListColumn[],
  onOpen: (order: AdminOrder) => void
): Column[] => [
  {
    id: "number",
    header: "Order Number",
    cell: (it) => (
      <button
        type="button"
        onClick={() => onOpen(it)}
        className="-my-1.5 min-h-11 cursor-pointer font-medium whitespace-nowrap tabular-nums underline-offset-4 hover:underline"
      >
        {it.orderNumber}
      </button>
    ),
    className: "w-36",
  },
  ...columnsOf(chosen),
  { id: "status", header: "Status", cell: (it) => <StatusBadge status={it.status} />, className: "w-32" },
]
