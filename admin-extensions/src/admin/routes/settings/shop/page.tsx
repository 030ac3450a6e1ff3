import { defineRouteConfig } from "@medusajs/admin-sdk"
import type { Entry } from "../../../../../../src/contract/entry"
import { isSettingKey, settingProblem, settings, type Setting } from "../../../../../../src/contract/settings"
import { EntryRow } from "../../../entries/entry-row"
import { useTenantData } from "../../../lib/tenant-calls"
import { Failed, Waiting } from "../../../lib/states"
import { TenantBox } from "../../../lib/tenant-box"

/** Rates, limits and invoice texts, from the same registry as the tenant's own settings page. */
const TenantSettingsPage = () => (
  <TenantBox title="Store settings" subtitle="Rates, fees and what invoices say">
    {(tenantId) => <SettingList key={tenantId} tenantId={tenantId} />}
  </TenantBox>
)

const SettingList = ({ tenantId }: { tenantId: string }) => {
  const { data, isError, error, refetch } = useTenantData<Entry[]>(tenantId, "/settings")
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <div className="divide-y">
      {data.flatMap((entry) => {
        const { key } = entry
        if (!isSettingKey(key)) return []
        const { label, hint, input, choices, emptyChoice }: Setting = settings[key]
        return (
          <EntryRow
            key={key}
            tenantId={tenantId}
            path="/settings"
            entry={entry}
            label={label}
            hint={hint}
            choices={choices}
            emptyChoice={emptyChoice}
            {...(input === "multi-line" && { rows: 3 })}
            {...(input === "number" && { inputMode: "decimal" })}
            problem={(typed) => settingProblem(key, typed.trim())}
          />
        )
      })}
    </div>
  )
}

export const config = defineRouteConfig({ label: "Store settings", rank: 1 })

export default TenantSettingsPage
