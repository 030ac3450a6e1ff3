import { defineRouteConfig } from "@medusajs/admin-sdk"
import type { Entry } from "../../../../../../src/contract/entry"
import { isSettingKey, settingProblem, settings, type Setting } from "../../../../../../src/contract/settings"
import { EntryRow } from "../../../entries/entry-row"
import { useTenantData } from "../../../lib/tenant-calls"
import { Failed, TenantPage, Waiting } from "../../../lib/tenant-page"

/** Rates, limits and what invoices say: one registry with the shop's own page. */
const ShopSettingsPage = () => (
  <TenantPage title="Shop settings" subtitle="Rates, fees and what invoices say">
    {(tenantId) => <SettingList key={tenantId} tenantId={tenantId} />}
  </TenantPage>
)

const SettingList = ({ tenantId }: { tenantId: string }) => {
  const { data, isError, refetch } = useTenantData<Entry[]>(tenantId, "/settings")
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <div className="divide-y">
      {data.flatMap((entry) => {
        const { key } = entry
        if (!isSettingKey(key)) return []
        const { label, hint, input }: Setting = settings[key]
        return (
          <EntryRow
            key={key}
            tenantId={tenantId}
            path="/settings"
            entry={entry}
            label={label}
            hint={hint}
            isLong={input === "multi-line"}
            problem={(typed) => settingProblem(key, typed.trim())}
          />
        )
      })}
    </div>
  )
}

export const config = defineRouteConfig({ label: "Shop settings" })

export default ShopSettingsPage
