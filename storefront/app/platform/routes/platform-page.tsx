import type { ReactNode } from "react"
import { AdminFrame } from "~/admin/features/frame/admin-frame"
import { platformGroups } from "~/admin/features/frame/admin-links"
import { AdminNav } from "~/admin/features/frame/admin-nav"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { CreateTenantButton } from "~/platform/features/tenants/create-tenant-button"
import { useUser } from "~/lib/session"
import { isSuperadmin } from "~/lib/superadmin"

interface PlatformPageProps {
  title: string
  subtitle: string
  path: string
  children: ReactNode
}

/**
 * Frame of a platform page with its navigation, for superadmins only; signing out navigates away. It is not a route of
 * its own, because every shopper loads the list of routes.
 */
export function PlatformPage(props: PlatformPageProps) {
  const user = useUser()
  return (
    <AdminFrame
      may={user !== null && isSuperadmin(user)}
      nav={<AdminNav label="Platform" groups={platformGroups} />}
    >
      <AdminPage actions={<CreateTenantButton />} {...props} />
    </AdminFrame>
  )
}
