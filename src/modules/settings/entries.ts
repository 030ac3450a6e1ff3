import type { Entry } from "../../contract/entry"
import { type Setting, type SettingKey, settingKeys, settings } from "../../contract/settings"
import { type TextKey, texts } from "../../contract/texts"
import type { TenantTx } from "../../db/with-tenant"
import { ratesIn } from "./read-rates"

const columns = "key, value, version"

/** What isn't set is in its first version. */
const unset = 1

const completed = (rows: Entry[], valueOf: ReadonlyMap<string, string>): Entry[] => {
  const own = new Map(rows.map((it) => [it.key, it]))
  return [...valueOf].map(([key, value]) => own.get(key) ?? { key, value, version: unset })
}

/** Every setting of the tenant, in the registry's order; what isn't set holds what applies instead. */
export async function listSettings(tx: TenantTx): Promise<Entry[]> {
  const rows = await tx.rows<Entry>(`select ${columns} from setting where tenant_id = ?`, [tx.tenantId])
  const rates = new Map<SettingKey, string>(Object.entries(await ratesIn(tx)) as [SettingKey, string][])
  const applying = settingKeys.map((key) => {
    const { default: builtIn = "" }: Setting = settings[key]
    return [key, rates.get(key) ?? builtIn] as const
  })
  return completed(rows, new Map(applying))
}

/** Every text that a tenant can write, in the registry's order; blank where it has none of its own. */
export async function listContent(tx: TenantTx): Promise<Entry[]> {
  const rows = await tx.rows<Entry>(`select ${columns} from content_entry where tenant_id = ?`, [tx.tenantId])
  return completed(rows, new Map(Object.keys(texts).map((key) => [key, ""])))
}

const one = (entries: Entry[], key: string): Entry => {
  const found = entries.find((it) => it.key === key)
  if (!found) throw new Error(`${key} is in no registry`)
  return found
}

/** Makes those who write one setting or text wait for one another until the transaction ends: there may be no row yet. */
const hold = (tx: TenantTx, table: "setting" | "content_entry", key: string): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(? || ' ' || ? || ' ' || ?, 0))", [
    table,
    tx.tenantId,
    key,
  ])

/** One setting, held until the transaction ends. */
export async function lockSetting(tx: TenantTx, key: SettingKey): Promise<Entry> {
  await hold(tx, "setting", key)
  return one(await listSettings(tx), key)
}

/** One text, held until the transaction ends. */
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

/** Writes a held setting, as the version that it says. */
export const writeSetting = (tx: TenantTx, it: Entry): Promise<unknown> => write(tx, "setting", it)

/** Writes a held text, as the version that it says; a blank one is none, and keeps its count of versions. */
export const writeText = (tx: TenantTx, it: Entry): Promise<unknown> => write(tx, "content_entry", it)
