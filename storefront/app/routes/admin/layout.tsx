import { useEffect } from "react"
import { Outlet, useNavigate } from "react-router-dom"
import type { Route } from "./+types/layout"
import { AdminNav } from "~/features/admin/admin-nav"
import { CommandMenu } from "~/features/admin/command/command-menu"
import { browserData, serverData } from "~/lib/page-data"
import { isAdmin, useUser } from "~/lib/session"
import { adminOnly } from "~/lib/signed-in"

/** Whoever may not be here is redirected by HTTP; each page's own loader asks again, since they run side by side. */
export const loader = ({ context }: Route.LoaderArgs) => serverData(context, adminOnly(null))

export const clientLoader = () => browserData(adminOnly(null))

/** The back office: its pages beside the ways through it, for the store's admins only. */
export default function AdminLayout() {
  const user = useUser()
  const navigate = useNavigate()
  const may = user !== null && isAdmin(user)
  useEffect(() => {
    if (!may) void navigate("/", { replace: true })
  }, [may, navigate])
  if (!may) return null
  return (
    <div className="relative mx-auto max-w-7xl gap-8 px-4 pt-6 pb-16 sm:px-6 lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:pb-20">
      <AdminNav />
      <div className="min-w-0">
        <CommandMenu />
        <Outlet />
      </div>
    </div>
  )
}
