import { useState } from "react"
import { adminOrderTexts } from "@contract/texts/admin-orders"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { useFilters } from "~/lib/use-filters"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { CountCards } from "./count-cards"
import { orderFilters } from "./order-filters"
import { OrderList } from "./order-list"
import { exportOrders } from "./export-orders"
import { OrderSheet } from "./order-sheet"

/** Exports the filtered orders. */
export function ExportButton() {
  const text = useText(adminOrderTexts)
  const { values } = useFilters(orderFilters)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const count = await exportOrders(values)
      toast({ title: "Export successful", description: `${count} orders exported to CSV` })
    } catch (error) {
      showError(messageOf(error, "Failed to export the orders"))
    }
    setBusy(false)
  }
  return (
    <Button size="small" look="outline" busy={busy} onClick={() => void save()}>
      <Icon name="download" className="size-4" />
      {text("admin_orders_export")}
    </Button>
  )
}

/** The tenant's orders: counts, list, and actions. */
export function OrderListPage() {
  const { values, set } = useFilters(orderFilters)
  return (
    <div className="grid gap-4">
      <CountCards />
      <OrderList />
      {values.order !== "" && (
        <OrderSheet key={values.order} id={values.order} onClose={() => set({ order: "" })} />
      )}
    </div>
  )
}
