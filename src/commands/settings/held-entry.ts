import type { Entry } from "../../contract/entry"
import type { SettingKey } from "../../contract/settings"
import type { TextKey } from "../../contract/texts"
import type { TenantTx } from "../../db/with-tenant"
import { lockSetting, lockText, writeSetting, writeText } from "../../modules/settings/entries"

/** A setting, or a text; a blank text stands for the built-in words. */
export type Named = { of: "setting"; key: SettingKey } | { of: "content"; key: TextKey }

export type HeldEntry = Entry & { id: string }

/** A setting or text as the history names it, held until the transaction ends. */
export async function holdEntry(tx: TenantTx, named: Named): Promise<HeldEntry> {
  const it = await (named.of === "setting" ? lockSetting(tx, named.key) : lockText(tx, named.key))
  return { id: it.key, ...it }
}

/** Writes a held one's value, one version on. */
export const writeEntry = (
  tx: TenantTx,
  of: Named["of"],
  before: HeldEntry,
  edit: Partial<HeldEntry>
): Promise<unknown> => {
  const write = of === "setting" ? writeSetting : writeText
  return write(tx, { ...before, ...edit, version: before.version + 1 })
}
