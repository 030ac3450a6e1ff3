import type { Route } from "./+types/dashboard"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { DashboardView } from "~/admin/features/dashboard/dashboard-view"
import { dashboardQuery } from "~/admin/features/dashboard/get-dashboard"
import { StatusBadge } from "~/lib/order/status-badge"
import { browserData, serverData } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

export const loader = ({ context }: Route.LoaderArgs) =>
  serverData(
    context,
    adminOnly((client, api) => client.query(dashboardQuery(api)))
  )

/** The page fetches its own data and shows a loading state meanwhile. */
export const clientLoader = () => browserData(adminOnly(null))

export default function DashboardPage() {
  return (
    <AdminPage
      title="Dashboard"
      subtitle="How your store is doing, and what needs your attention"
      path="/admin"
    >
      <DashboardView badge={(status) => <StatusBadge status={status} />} />
    </AdminPage>
  )
}
