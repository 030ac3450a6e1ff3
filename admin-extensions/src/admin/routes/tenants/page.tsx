import { defineRouteConfig } from "@medusajs/admin-sdk"
import { BuildingStorefront } from "@medusajs/icons"
import { PlatformPage } from "../../lib/platform-page"
import { TenantList } from "../../tenants/tenant-list"

/** All tenants of the platform, including archived ones. */
const TenantsPage = () => (
  <PlatformPage
    title="Tenants"
    subtitle="All stores of the platform, and their state"
    refusal="Only the platform's own staff can see other stores."
  >
    <TenantList />
  </PlatformPage>
)

export const config = defineRouteConfig({ label: "Tenants", icon: BuildingStorefront, rank: 3 })

export default TenantsPage
