import { Outlet } from "react-router-dom"
import type { Route } from "./+types/layout"
import { AdminFrame } from "~/admin/features/frame/admin-frame"
import { AdminNav } from "~/admin/features/frame/admin-nav"
import { browserData, serverData } from "~/lib/page-data"
import { inBackOffice } from "~/lib/route-handle"
import { isAdmin, useUser } from "~/lib/session"
import { adminOnly } from "~/lib/signed-in"

/** Redirects unauthorized visitors by HTTP. Each page's own loader checks again, because loaders run in parallel. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, null))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(adminOnly(request, null))
export const handle = inBackOffice

/** The back office: its pages and navigation, for the tenant's admins only. */
export default function AdminLayout() {
  const user = useUser()
  return (
    <AdminFrame may={user !== null && isAdmin(user)} nav={<AdminNav />}>
      <Outlet />
    </AdminFrame>
  )
}
