import type { Route } from "./+types/staff"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { staffQuery } from "~/admin/features/staff/get-staff"
import { StaffManager } from "~/admin/features/staff/staff-manager"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

const load: Load = (client, api) => client.query(staffQuery(api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, load))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(adminOnly(request, load))

export default function StaffPage() {
  return (
    <AdminPage title="Staff" subtitle="People who run this store with you" path="/admin/staff">
      <StaffManager />
    </AdminPage>
  )
}
