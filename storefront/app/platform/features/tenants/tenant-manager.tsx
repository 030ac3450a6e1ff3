import { useState } from "react"
import type { TenantView } from "@contract/tenant"
import { DeletedTenants, useDeletedTenants } from "./deleted-tenants"
import { DomainsDialog } from "./domains-dialog"
import { EnterDialog } from "./enter-dialog"
import { LimitsDialog } from "./limits-dialog"
import { TenantDialog } from "./tenant-dialog"
import { TenantGrid } from "./tenant-grid"
import { useOpenedTenant } from "./use-opened-tenant"

/** The platform's tenants, and the dialog of the tenant that the URL names. */
export function TenantManager() {
  const { opened, open } = useOpenedTenant()
  const deleted = useDeletedTenants()
  const [domainsOf, setDomainsOf] = useState<TenantView | null>(null)
  const [limitsOf, setLimitsOf] = useState<TenantView | null>(null)
  const [entering, setEntering] = useState<TenantView | null>(null)
  return (
    <>
      <TenantGrid
        deletedCount={deleted.total}
        onEdit={open}
        onDomains={setDomainsOf}
        onEnter={setEntering}
        onLimits={setLimitsOf}
      />
      <DeletedTenants {...deleted} />
      {opened !== null && <TenantDialog key={opened} opened={opened} onClose={() => open(null)} />}
      {entering && <EnterDialog tenant={entering} onClose={() => setEntering(null)} />}
      {limitsOf && <LimitsDialog tenant={limitsOf} onClose={() => setLimitsOf(null)} />}
      {domainsOf && <DomainsDialog tenant={domainsOf} onClose={() => setDomainsOf(null)} />}
    </>
  )
}
