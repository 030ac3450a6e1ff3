import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Badge } from "@medusajs/ui"
import { groupAsInIndia } from "../lib/indian-numbers"
import { leaveNumbersAtWheel } from "../lib/leave-numbers-at-wheel"
import { medusaStyles } from "../lib/medusa-styles"
import { TenantSelect } from "../lib/tenant-select"
import { useShownTenant } from "../lib/shown-tenant"
import { useChooseTenant } from "../lib/use-choose-tenant"
import { useLeaveAfterLogout } from "../lib/use-leave-after-logout"
import { useToTenants } from "../lib/use-to-tenants"

// This file runs before Medusa's pages are rendered.
groupAsInIndia()
leaveNumbersAtWheel()

const none = "none"

/** Shows the tenant on every page and in every tab. The platform's staff can change it here. */
const ShownTenant = () => {
  useLeaveAfterLogout()
  return (
    <>
      <style>{medusaStyles}</style>
      <CurrentTenant />
    </>
  )
}

const CurrentTenant = () => {
  const { data: shown } = useShownTenant()
  const { choose, isChoosing } = useChooseTenant()
  useToTenants(shown !== undefined && shown.mayChoose && shown.tenant === null)
  if (!shown) return null
  if (!shown.mayChoose)
    return (
      <Badge size="small" className="max-w-[45vw]">
        <span className="truncate">{shown.tenant?.brandName}</span>
      </Badge>
    )
  return (
    <div className="w-56 max-w-[45vw]">
      <TenantSelect
        label="Store"
        chosen={shown.tenant ?? none}
        others={[{ value: none, label: "Choose a store" }]}
        disabled={isChoosing}
        onChoose={(value) => choose(value === none ? null : value)}
      />
    </div>
  )
}

export const config = defineWidgetConfig({ zone: "topbar" })

export default ShownTenant
