import type { ReactNode } from "react"
import { useQuery } from "@tanstack/react-query"
import type { OrderStatus } from "@contract/order"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { AlarmList } from "./alarm-list"
import { ChecklistPanel } from "./checklist-panel"
import { alarmsQuery } from "./get-alarms"
import { checklistQuery } from "~/lib/get-checklist"
import { dashboardQuery } from "./get-dashboard"
import { LowStock } from "./low-stock"
import { RecentOrders } from "./recent-orders"
import { Revenue } from "./revenue"
import { texts } from "./texts"
import { WaitingList } from "./waiting-list"
import { WarningList } from "./warning-list"

/**
 * The tenant's dashboard.
 * @param badge renders an order's status as on the order pages
 */
export function DashboardView({ badge }: { badge: (status: OrderStatus) => ReactNode }) {
  const { data, isError, refetch } = useQuery(dashboardQuery())
  // They stand above the rest, and would push it down if they came later.
  const checklist = useQuery(checklistQuery())
  const alarms = useQuery(alarmsQuery("open"))
  if (!data && isError) {
    return (
      <EmptyState icon="alert" title={texts.failed}>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  if (!data || checklist.isPending || alarms.isPending) return <Loading label={texts.loading} />
  return (
    <div className="grid gap-5">
      <ChecklistPanel hasOrders={data.orderCount > 0} />
      <WarningList />
      <Revenue dashboard={data} />
      <AlarmList />
      <WaitingList waiting={data.waiting} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <RecentOrders orders={data.recentOrders} badge={badge} />
        <LowStock stones={data.lowStock} count={data.lowStockCount} stoneCount={data.stoneCount} />
      </div>
    </div>
  )
}
