import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { Order, OrderStatus } from "@contract/order"
import { formatDate } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { Panel, PanelNote } from "./panel"
import { texts } from "./texts"

interface RecentOrdersProps {
  orders: Order[]
  badge: (status: OrderStatus) => ReactNode
}

/** The newest orders; each row links to its order. */
export function RecentOrders({ orders, badge }: RecentOrdersProps) {
  return (
    <Panel title={texts.recentOrders} link={{ to: "/admin/orders", label: texts.allOrders }}>
      {orders.length === 0 ? (
        <PanelNote>
          <p className="font-medium text-stone-900">{texts.noOrders}</p>
          <p className="text-sm">{texts.noOrdersHint}</p>
        </PanelNote>
      ) : (
        <ul className="-mx-2">
          {orders.map((it) => (
            <li
              key={it.id}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-xl border-t border-transparent px-2 py-3 not-first:border-stone-200 hover:bg-stone-50 sm:grid-cols-[minmax(0,1fr)_7.5rem_10rem]"
            >
              <div className="min-w-0">
                <Link
                  to={`/orders/${it.orderNumber}`}
                  prefetch="intent"
                  className="font-medium after:absolute after:inset-0 after:rounded-xl"
                >
                  {it.orderNumber}
                </Link>
                <p className="truncate text-sm text-stone-600">{it.user.name}</p>
              </div>
              <div className="justify-self-end sm:justify-self-start">{badge(it.status)}</div>
              <p className="text-sm text-stone-600 sm:hidden">{formatDate(it.createdAt)}</p>
              <div className="text-right">
                <p className="font-medium tabular-nums">{formatMoney(it.total)}</p>
                <p className="hidden text-sm text-stone-600 sm:block">{formatDate(it.createdAt)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
