import { TenantDialog } from "./tenant-dialog"
import { TenantGrid } from "./tenant-grid"
import { useOpenedTenant } from "./use-opened-tenant"

/** The platform's tenants, and the dialog of the one that the address has open. */
export function TenantManager() {
  const { opened, open } = useOpenedTenant()
  return (
    <>
      <TenantGrid onEdit={open} />
      {opened !== null && <TenantDialog key={opened} opened={opened} onClose={() => open(null)} />}
    </>
  )
}
