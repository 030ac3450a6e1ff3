import type { Entry } from "../../contract/entry"
import type { SettingKey } from "../../contract/settings"
import type { TextKey } from "../../contract/texts"
import type { TenantTx } from "../../db/with-tenant"
import { lockSetting, lockText, writeSetting, writeText } from "../../modules/settings/entries"

/** A setting or a text. A blank text stands for the built-in one. */
export type Named = { of: "setting"; key: SettingKey } | { of: "content"; key: TextKey }

export type HeldEntry = Entry & { id: string }

/** The setting or text that the history names, locked until the transaction ends. */
export async function holdEntry(tx: TenantTx, named: Named): Promise<HeldEntry> {
  const it = await (named.of === "setting" ? lockSetting(tx, named.key) : lockText(tx, named.key))
  return { id: it.key, ...it }
}

/** Writes the value of a locked setting or text and increments its version. */
export const writeEntry = (
  tx: TenantTx,
  of: Named["of"],
  before: HeldEntry,
  edit: Partial<HeldEntry>
): Promise<unknown> => {
  const write = of === "setting" ? writeSetting : writeText
  return write(tx, { ...before, ...edit, version: before.version + 1 })
}
