import type { Route } from "./+types/tenants"
import { tenantFiltersIn, tenantsQuery } from "~/platform/features/tenants/get-tenants"
import { TenantManager } from "~/platform/features/tenants/tenant-manager"
import { texts } from "~/platform/features/tenants/texts"
import { browserData, serverData } from "~/lib/page-data"
import { inBackOffice } from "~/lib/route-handle"
import { superadminOnly } from "~/lib/superadmin"
import { PlatformPage } from "./platform-page"

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(
    context,
    superadminOnly((client, api) =>
      client.infiniteQuery(tenantsQuery(tenantFiltersIn(new URL(request.url).searchParams), api))
    )
  )

/** The grid fetches its filtered tenants itself. */
export const clientLoader = () => browserData(superadminOnly(null))
export const handle = inBackOffice

export default function TenantsPage() {
  return (
    <PlatformPage title={texts.tenantsTitle} subtitle={texts.tenantsSubtitle} path="/superadmin/tenants">
      <TenantManager />
    </PlatformPage>
  )
}
