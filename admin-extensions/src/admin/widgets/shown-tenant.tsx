import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Badge } from "@medusajs/ui"
import { ShopSelect } from "../lib/shop-select"
import { useShownTenant } from "../lib/shown-tenant"
import { useChooseTenant } from "../lib/use-choose-tenant"
import { useToTenants } from "../lib/use-to-tenants"

const none = "none"

/** Whose things are shown, in every page and every tab; the platform's people choose. */
const ShownTenant = () => (
  <>
    {/* The shop's own back office exports and imports; Medusa's calls for that are not open, so neither are their buttons. */}
    <style>{`a:is([href^="/app/products/export"], [href^="/app/products/import"], [href^="/app/orders/export"], [href^="/app/inventory/export"]) { display: none }`}</style>
    <Shop />
  </>
)

const Shop = () => {
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
      <ShopSelect
        label="Shop"
        chosen={shown.tenant ?? none}
        others={[{ value: none, label: "Choose a shop" }]}
        disabled={isChoosing}
        onChoose={(value) => choose(value === none ? null : value)}
      />
    </div>
  )
}

export const config = defineWidgetConfig({ zone: "topbar" })

export default ShownTenant
