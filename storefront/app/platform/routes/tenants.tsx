import type { Route } from "./+types/tenants"
import { tenantFiltersIn, tenantsQuery } from "~/platform/features/tenants/get-tenants"
import { TenantManager } from "~/platform/features/tenants/tenant-manager"
import { texts } from "~/platform/features/tenants/texts"
import { browserData, serverData, started, type Load } from "~/lib/page-data"
import { inBackOffice } from "~/lib/route-handle"
import { superadminOnly } from "~/lib/superadmin"
import { PlatformPage } from "./platform-page"

const listOf =
  ({ url }: Request): Load =>
  (client, api) =>
    client.infiniteQuery(tenantsQuery(tenantFiltersIn(new URL(url).searchParams), api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, superadminOnly(request, listOf(request)))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(superadminOnly(request, started(listOf(request))))
export const handle = inBackOffice

export default function TenantsPage() {
  return (
    <PlatformPage title={texts.tenantsTitle} subtitle={texts.tenantsSubtitle} path="/superadmin/tenants">
      <TenantManager />
    </PlatformPage>
  )
}
