import { type SettingKey, settings } from "../../contract/settings"
import type { TenantTx } from "../../db/with-tenant"

/** A setting that has a built-in default. */
type SettingWithDefault = {
  [Key in SettingKey]: (typeof settings)[Key] extends { default: string } ? Key : never
}[SettingKey]

/** The tenant's value of one setting, else its built-in default. For rates, use `ratesIn`. */
export async function settingIn(tx: TenantTx, key: SettingWithDefault): Promise<string> {
  const row = await tx.first<{ value: string }>("select value from setting where tenant_id = ? and key = ?", [
    tx.tenantId,
    key,
  ])
  return row?.value || settings[key].default
}
