import { type ReactNode, useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { platformLinks } from "~/features/admin/admin-links"
import { AdminNav } from "~/features/admin/admin-nav"
import { AdminPage } from "~/features/admin/admin-page"
import { CreateTenantButton } from "~/features/platform/create-tenant-button"
import { useUser } from "~/lib/session"
import { isSuperadmin } from "~/lib/superadmin"

interface PlatformPageProps {
  title: string
  subtitle: string
  path: string
  children: ReactNode
}

/**
 * A page of the platform beside the ways through it, for its superadmins only; who signs out is led away. No route of
 * its own: every shopper loads the list of routes.
 */
export function PlatformPage(props: PlatformPageProps) {
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
        <AdminPage hasCommands={false} actions={<CreateTenantButton />} {...props} />
      </div>
    </div>
  )
}
