import type { Route } from "./+types/dashboard"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { DashboardView } from "~/admin/features/dashboard/dashboard-view"
import { alarmsQuery } from "~/admin/features/dashboard/get-alarms"
import { checklistQuery } from "~/lib/get-checklist"
import { dashboardQuery } from "~/admin/features/dashboard/get-dashboard"
import { StatusBadge } from "~/lib/order/status-badge"
import { browserData, serverData, started, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

/** All that the dashboard shows: a part that came later would push the others down. */
const load: Load = (client, api) =>
  Promise.all([
    client.query(dashboardQuery(api)),
    // Each shows its own failure.
    client.query(checklistQuery(api)).catch(() => undefined),
    client.query(alarmsQuery("open", api)).catch(() => undefined),
  ])

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, load))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(adminOnly(request, started(load)))

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
