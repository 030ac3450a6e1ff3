import { builtIn } from "../../contract/rules/built-in-settings"
import type { SettingKey } from "../../contract/settings"
import type { TenantTx } from "../../db/with-tenant"
import { invalid } from "../../lib/api-error"
import { lockSetting } from "../../modules/settings/entries"
import { settingIn } from "../../modules/settings/read-setting"

interface Written {
  key: SettingKey
  value: string
}

/** The prefixes of the two series of numbers, in the sequence in which they are locked. */
const prefixes = ["invoice_prefix", "credit_note_prefix"] as const
type Prefix = (typeof prefixes)[number]

/** Whether a setting is a prefix and the other series of numbers has it. */
export async function isOtherPrefix(tx: TenantTx, { key, value }: Written): Promise<boolean> {
  if (!isPrefix(key)) return false
  const [other] = prefixes.filter((it) => it !== key)
  return other !== undefined && (value || builtIn[key]) === (await settingIn(tx, other))
}

const isPrefix = (key: SettingKey): key is Prefix => prefixes.some((it) => it === key)

/**
 * Locks both prefixes until the transaction ends when one of them is written.
 * @throws ApiError VALIDATION_FAILED for a prefix that the other series of numbers has
 */
export async function requireOtherPrefix(tx: TenantTx, written: Written): Promise<void> {
  if (!isPrefix(written.key)) return
  for (const it of prefixes) await lockSetting(tx, it)
  if (await isOtherPrefix(tx, written))
    throw invalid("value", "The prefixes of invoices and credit notes must differ from each other")
}
