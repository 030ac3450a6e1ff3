import type { ReactNode } from "react"
import { AdminFrame } from "~/features/admin/admin-frame"
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
  return (
    <AdminFrame
      may={user !== null && isSuperadmin(user)}
      nav={<AdminNav label="Platform" links={platformLinks} />}
    >
      <AdminPage hasCommands={false} actions={<CreateTenantButton />} {...props} />
    </AdminFrame>
  )
}
