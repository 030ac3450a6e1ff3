import { useCallback, useMemo } from "react"
import type { AdminOrder } from "@contract/admin-order"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { useText } from "~/lib/site"
import { useFilters } from "~/lib/use-filters"
import { EmptyState } from "~/ui/empty-state"
import { ListShell } from "~/ui/list/list-shell"
import { BulkBar } from "./bulk-bar"
import { OrderCard } from "./order-card"
import { orderFilters, readOrderColumns } from "./order-filters"
import { OrderToolbar } from "./order-toolbar"
import { useAdminOrders } from "./get-admin-orders"
import { LoadMore } from "./load-more"
import { orderColumns } from "./order-columns"

/** The filtered orders, as cards or in a table. */
export function OrderList() {
  const text = useText(adminOrderTexts)
  const filters = useFilters(orderFilters)
  const { values, set } = filters
  const orders = useAdminOrders(values)
  /** Memoized while the data is unchanged, because the table's rows derive from it. */
  const rows = useMemo(() => orders.data?.pages.flatMap((it) => it.items), [orders.data])
  const open = useCallback((order: AdminOrder) => set({ order: order.orderNumber }), [set])
  const columns = useMemo(() => orderColumns(readOrderColumns(values.columns), open), [values.columns, open])
  const more = () => {
    if (orders.hasNextPage && !orders.isFetching) void orders.fetchNextPage()
  }
  const total = orders.data?.pages.at(-1)?.total
  return (
    <div>
      <ListShell<AdminOrder>
        noun={["order", "orders"]}
        columns={columns}
        rows={rows}
        {...(total !== undefined && { total })}
        rowId={(it) => it.id}
        rowName={(it) => it.orderNumber}
        card={(order, select) => <OrderCard order={order} select={select} onOpen={() => open(order)} />}
        cardsOnly={values.view === "cards"}
        toolbar={<OrderToolbar {...filters} />}
        isFiltered={filters.isFiltered}
        isError={orders.isError}
        onRetry={() => void orders.refetch()}
        empty={
          <Empty title={text("admin_orders_empty_title")} note={text("admin_orders_empty_text")} icon="bag" />
        }
        noMatch={
          <Empty
            title={text("admin_orders_none_title")}
            note={text("admin_orders_none_text")}
            icon="search"
          />
        }
        bulk={(selected, clear) => <BulkBar orders={selected} onDone={clear} />}
        more={orders.hasNextPage ? { busy: orders.isFetchingNextPage, load: more } : null}
      />
      {orders.hasNextPage && <LoadMore key={orders.data?.pages.length} onNear={more} />}
    </div>
  )
}

const Empty = ({ title, note, icon }: { title: string; note: string; icon: "bag" | "search" }) => (
  <EmptyState icon={icon} title={title}>
    <p className="-mt-3 text-stone-600">{note}</p>
  </EmptyState>
)
