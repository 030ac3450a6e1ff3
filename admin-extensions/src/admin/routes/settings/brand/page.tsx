import { defineRouteConfig } from "@medusajs/admin-sdk"
import type { AdminBranding } from "../../../../../../src/contract/admin-branding"
import { BrandForm } from "../../../brand/brand-form"
import { useTenantData } from "../../../lib/tenant-calls"
import { Failed, TenantPage, Waiting } from "../../../lib/tenant-page"

/** Name, colours, contact, search engines, social networks, and the keys of the payment gateway. */
const BrandPage = () => (
  <TenantPage title="Brand" subtitle="What the shop is called, looks like and is paid by">
    {(tenantId) => <Brand key={tenantId} tenantId={tenantId} />}
  </TenantPage>
)

const Brand = ({ tenantId }: { tenantId: string }) => {
  const { data, isError, refetch } = useTenantData<AdminBranding>(tenantId, "/branding")
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return <BrandForm key={data.version} tenantId={tenantId} brand={data} />
}

export const config = defineRouteConfig({ label: "Brand" })

export default BrandPage
