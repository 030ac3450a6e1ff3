import type { TenantTx } from "../../../db/with-tenant"

/** File names match case-insensitively: `Ruby.JPG` is `ruby.jpg`. */
const keyOf = (name: string): string => name.trim().toLowerCase()

/** The uploaded pictures with these file names: requested name → URL. */
export async function uploadsNamed(tx: TenantTx, names: readonly string[]): Promise<Map<string, string>> {
  if (!names.length) return new Map()
  const rows = await tx.rows<{ name: string; url: string }>(
    "select name, url from product_upload where tenant_id = ? and name = any (?)",
    [tx.tenantId, names.map(keyOf)]
  )
  const urls = new Map(rows.map((it) => [it.name, it.url]))
  return new Map(
    names.flatMap((name) => {
      const url = urls.get(keyOf(name))
      return url === undefined ? [] : [[name, url] as const]
    })
  )
}

/** Stores a picture under its file name and replaces an earlier one of that name. */
export const noteUpload = (tx: TenantTx, name: string, url: string): Promise<number> =>
  tx.run(
    `insert into product_upload (tenant_id, name, url) values (?, ?, ?)
     on conflict (tenant_id, name) do update set url = excluded.url, created_at = now()`,
    [tx.tenantId, keyOf(name), url]
  )
