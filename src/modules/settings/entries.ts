import type { Entry } from "../../contract/entry"
import { type Setting, type SettingKey, settingKeys, settings } from "../../contract/settings"
import { type TextKey, texts } from "../../contract/texts"
import type { TenantTx } from "../../db/with-tenant"
import { ratesIn } from "./read-rates"

const columns = "key, value, version"

/** Version of an entry that isn't set. */
const unset = 1

const completed = (rows: Entry[], valueOf: ReadonlyMap<string, string>): Entry[] => {
  const own = new Map(rows.map((it) => [it.key, it]))
  return [...valueOf].map(([key, value]) => own.get(key) ?? { key, value, version: unset })
}

/** Every setting of the tenant, in the registry's order; an unset one has the value that applies instead. */
export async function listSettings(tx: TenantTx): Promise<Entry[]> {
  const rows = await tx.rows<Entry>(`select ${columns} from setting where tenant_id = ?`, [tx.tenantId])
  const rates = new Map<SettingKey, string>(Object.entries(await ratesIn(tx)) as [SettingKey, string][])
  const applying = settingKeys.map((key) => {
    const { default: builtIn = "" }: Setting = settings[key]
    return [key, rates.get(key) ?? builtIn] as const
  })
  return completed(rows, new Map(applying))
}

/** Every text that a tenant can write, in the registry's order; an unset one is blank. */
export async function listContent(tx: TenantTx): Promise<Entry[]> {
  const rows = await tx.rows<Entry>(`select ${columns} from content_entry where tenant_id = ?`, [tx.tenantId])
  return completed(rows, new Map(Object.keys(texts).map((key) => [key, ""])))
}

const one = (entries: Entry[], key: string): Entry => {
  const found = entries.find((it) => it.key === key)
  if (!found) throw new Error(`${key} is in no registry`)
  return found
}

/**
 * Serializes writes to one setting or text until the transaction ends. An advisory lock, since there may be no row yet.
 */
const hold = (tx: TenantTx, table: "setting" | "content_entry", key: string): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(? || ' ' || ? || ' ' || ?, 0))", [
    table,
    tx.tenantId,
    key,
  ])

/** Returns a setting and locks it until the transaction ends. */
export async function lockSetting(tx: TenantTx, key: SettingKey): Promise<Entry> {
  await hold(tx, "setting", key)
  return one(await listSettings(tx), key)
}

/** Returns a text and locks it until the transaction ends. */
export async function lockText(tx: TenantTx, key: TextKey): Promise<Entry> {
  await hold(tx, "content_entry", key)
  return one(await listContent(tx), key)
}

const write = (
  tx: TenantTx,
  table: "setting" | "content_entry",
  { key, value, version }: Entry
): Promise<unknown> =>
  tx.run(
    `insert into ${table} (tenant_id, key, value, version) values (?, ?, ?, ?)
     on conflict (tenant_id, key) do update set value = excluded.value, version = excluded.version, updated_at = now()`,
    [tx.tenantId, key, value, version]
  )

/** Writes a locked setting with the given version. */
export const writeSetting = (tx: TenantTx, it: Entry): Promise<unknown> => write(tx, "setting", it)

/** Writes a locked text with the given version. A blank text counts as unset but keeps its version. */
export const writeText = (tx: TenantTx, it: Entry): Promise<unknown> => write(tx, "content_entry", it)
