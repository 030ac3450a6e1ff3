import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Badge, Select } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { ShownTenant as Shown, TenantChoice } from "../../../../src/contract/medusa-admin"
import { ratna } from "../lib/ratna"
import { useShownTenant } from "../lib/shown-tenant"
import { tellError } from "../lib/tell-error"

const none = "none"

/** Whose things are shown, in every page and every tab; the platform's people choose. */
const ShownTenant = () => {
  const { data } = useShownTenant()
  if (!data) return null
  if (data.mayChoose) return <TenantSelect shown={data} />
  return <Badge size="small">{data.tenant?.brandName}</Badge>
}

const TenantSelect = ({ shown }: { shown: Shown }) => {
  const { data: tenants = [] } = useQuery({
    queryKey: ["ratna", "tenants"],
    queryFn: () => ratna<TenantChoice[]>("GET", "/tenants"),
  })
  const [isChoosing, setChoosing] = useState(false)
  const choose = (value: string) => {
    setChoosing(true)
    ratna("PUT", "/shown-tenant", { tenantId: value === none ? null : value })
      // All that the page holds is the other shop's.
      .then(() => window.location.assign("/app"))
      .catch((error: unknown) => {
        setChoosing(false)
        tellError(error)
      })
  }
  return (
    <div className="w-56 max-w-[45vw]">
      <Select size="small" value={shown.tenant?.id ?? none} onValueChange={choose} disabled={isChoosing}>
        <Select.Trigger aria-label="Shop" className="[&>span]:truncate">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value={none}>Choose a shop</Select.Item>
          {tenants.map(({ id, brandName, slug }) => (
            <Select.Item key={id} value={id}>
              {brandName} ({slug})
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  )
}

export const config = defineWidgetConfig({ zone: "topbar" })

export default ShownTenant
