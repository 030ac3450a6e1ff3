import { useMemo, useState } from "react"
import type { AdminOrder } from "@contract/admin-order"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { useFilters } from "~/lib/use-filters"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Icon } from "~/ui/icon"
import { ListShell } from "~/ui/list/list-shell"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { statusLook } from "../order-status"
import { BulkBar } from "./bulk-bar"
import { CountCards } from "./count-cards"
import { DeskCard } from "./desk-card"
import { deskFilters } from "./desk-filters"
import { exportOrders } from "./export-orders"
import { useAdminOrders, type DeskFilters } from "./get-admin-orders"
import { LoadMore } from "./load-more"
import { OrderSheet } from "./order-sheet"
import { orderStatusNames } from "./statuses"

/** Saves the orders that the filters let through. */
export function ExportButton() {
  const text = useText(adminOrderTexts, orderTexts)
  const { values } = useFilters(deskFilters)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const count = await exportOrders(values)
      toast({ title: "Export successful", description: `${count} orders exported to CSV` })
    } catch (error) {
      tellProblem(messageOf(error, "Failed to export the orders"))
    }
    setBusy(false)
  }
  return (
    <Button look="outline" busy={busy} onClick={() => void save()}>
      <Icon name="download" />
      {text("admin_orders_export")}
    </Button>
  )
}

/** The shop's orders: how many, which, and what is to be done with them. */
export function OrderDesk() {
  const { values, set } = useFilters(deskFilters)
  return (
    <div className="grid gap-6">
      <CountCards />
      <DeskList filters={values} onOpen={(order) => set({ order: order.orderNumber })} />
      {values.order !== "" && (
        <OrderSheet key={values.order} id={values.order} onClose={() => set({ order: "" })} />
      )}
    </div>
  )
}

function DeskList({ filters, onOpen }: { filters: DeskFilters; onOpen: (order: AdminOrder) => void }) {
  const text = useText(adminOrderTexts, orderTexts)
  const { set } = useFilters(deskFilters)
  const orders = useAdminOrders(filters)
  /** The same list while the data is: the table's rows are made from it. */
  const rows = useMemo(() => orders.data?.pages.flatMap((it) => it.items), [orders.data])
  const isFiltered = filters.search !== "" || filters.status !== ""
  const more = () => {
    if (orders.hasNextPage && !orders.isFetching) void orders.fetchNextPage()
  }
  const toolbar = (
    <ListToolbar isFiltered={isFiltered} onClear={() => set({ search: "", status: "" })}>
      <ListSearch
        label={text("admin_orders_search")}
        value={filters.search}
        onChange={(search) => set({ search }, true)}
      />
      <ListFilter
        label="Status"
        value={filters.status}
        options={[
          { value: "", label: text("admin_orders_all_status") },
          ...orderStatusNames.map((it) => ({ value: it, label: text(statusLook[it].text) })),
        ]}
        onChange={(status) => set({ status })}
      />
    </ListToolbar>
  )
  const total = orders.data?.pages.at(-1)?.total
  return (
    <div>
      <ListShell<AdminOrder>
        noun={["order", "orders"]}
        columns={none}
        rows={rows}
        {...(total !== undefined && { total })}
        rowId={(it) => it.id}
        rowName={(it) => it.orderNumber}
        card={(order, select) => <DeskCard order={order} select={select} onOpen={() => onOpen(order)} />}
        cardsOnly
        toolbar={toolbar}
        isFiltered={isFiltered}
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

const none: readonly never[] = []

const Empty = ({ title, note, icon }: { title: string; note: string; icon: "bag" | "search" }) => (
  <EmptyState icon={icon} title={title}>
    <p className="-mt-3 text-stone-600">{note}</p>
  </EmptyState>
)
