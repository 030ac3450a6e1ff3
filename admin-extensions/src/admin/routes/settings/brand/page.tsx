import { defineRouteConfig } from "@medusajs/admin-sdk"
import type { AdminBranding } from "../../../../../../src/contract/admin-branding"
import { BrandForm } from "../../../brand/brand-form"
import { useTenantData } from "../../../lib/tenant-calls"
import { Failed, Waiting } from "../../../lib/states"
import { TenantBox } from "../../../lib/tenant-box"

/** Name, colours, contact, search engines, social networks, and the keys of the payment gateway. */
const BrandPage = () => (
  <TenantBox title="Brand" subtitle="The store's name, appearance and payment keys">
    {(tenantId, storefrontUrl) => (
      <Brand key={tenantId} tenantId={tenantId} ownPage={`${storefrontUrl}/admin/branding`} />
    )}
  </TenantBox>
)

const Brand = ({ tenantId, ownPage }: { tenantId: string; ownPage: string }) => {
  const { data, isError, error, refetch } = useTenantData<AdminBranding>(tenantId, "/branding")
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return <BrandForm key={data.version} tenantId={tenantId} brand={data} ownPage={ownPage} />
}

export const config = defineRouteConfig({ label: "Brand", rank: 2 })

export default BrandPage
