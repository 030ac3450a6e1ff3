import { Outlet } from "react-router-dom"
import type { Route } from "./+types/layout"
import { AdminFrame } from "~/admin/features/frame/admin-frame"
import { AdminNav } from "~/admin/features/frame/admin-nav"
import { CommandMenu } from "~/admin/features/frame/command/command-menu"
import { browserData, serverData } from "~/lib/page-data"
import { isAdmin, useUser } from "~/lib/session"
import { adminOnly } from "~/lib/signed-in"

/** Whoever may not be here is redirected by HTTP; each page's own loader asks again, since they run side by side. */
export const loader = ({ context }: Route.LoaderArgs) => serverData(context, adminOnly(null))

export const clientLoader = () => browserData(adminOnly(null))

/** The back office: its pages beside the ways through it, for the store's admins only. */
export default function AdminLayout() {
  const user = useUser()
  return (
    <AdminFrame may={user !== null && isAdmin(user)} nav={<AdminNav />}>
      <CommandMenu />
      <Outlet />
    </AdminFrame>
  )
}
