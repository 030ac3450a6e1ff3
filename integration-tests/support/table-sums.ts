import { rows } from "./database"

/** Returns the row count and an order-independent checksum of each table, read as the superuser. */
export async function tableSums(url?: string): Promise<Map<string, string>> {
  const tables = await rows<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    [],
    url
  )
  const sums = new Map<string, string>()
  const sql = tables
    .map(
      ({ name }) => `select '${name}' as name, count(*) || ' rows ' ||
        coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0) as sum from "${name}" t`
    )
    .join(" union all ")
  for (const { name, sum } of await rows<{ name: string; sum: string }>(sql, [], url)) sums.set(name, sum)
  return sums
}
