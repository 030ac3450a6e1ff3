import { useEffect } from "react"
import { Outlet, useNavigate } from "react-router-dom"
import type { Route } from "./+types/layout"
import { platformLinks } from "~/features/admin/admin-links"
import { AdminNav } from "~/features/admin/admin-nav"
import { browserData, serverData } from "~/lib/page-data"
import { useUser } from "~/lib/session"
import { isSuperadmin, superadminOnly } from "~/lib/superadmin"

/** Whoever may not be here is redirected by HTTP; each page's own loader asks again, since they run side by side. */
export const loader = ({ context }: Route.LoaderArgs) => serverData(context, superadminOnly(null))

export const clientLoader = () => browserData(superadminOnly(null))

/** The platform's pages beside the ways through them, for its superadmins only. */
export default function SuperadminLayout() {
  const user = useUser()
  const navigate = useNavigate()
  const may = user !== null && isSuperadmin(user)
  useEffect(() => {
    if (!may) void navigate("/", { replace: true })
  }, [may, navigate])
  if (!may) return null
  return (
    <div className="relative mx-auto max-w-7xl gap-8 px-4 pt-6 pb-16 sm:px-6 lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:pb-20">
      <AdminNav label="Platform" links={platformLinks} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
