import { rows } from "../database"

const tenantTables = async (): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`
    )
  ).map((it) => it.name)

/** Counts a tenant's rows in each table. */
export async function rowCounts(tenantId: string): Promise<Map<string, number>> {
  const names = await tenantTables()
  const counts = names.map((it) => `(select count(*)::int from "${it}" where tenant_id = $1)`)
  const [found] = await rows<{ counts: number[] }>(`select array[${counts.join(", ")}] as counts`, [tenantId])
  return new Map(names.map((it, n) => [it, found?.counts[n] ?? 0]))
}

/** Returns every text in the rows of a tenant, including texts inside jsonb. */
async function textsOf(tenantId: string): Promise<Set<string>> {
  const parts = [...(await tenantTables()), "tenant"].map(
    (it) => `select jsonb_path_query(to_jsonb(t), 'strict $.**') #>> '{}' as text from "${it}" t
       where t.${it === "tenant" ? "id" : "tenant_id"} = $1`
  )
  const found = await rows<{ text: string | null }>(
    `select distinct text from (${parts.join(" union all ")}) x where length(text) between 8 and 200 and text !~ '^[{\\[]'`,
    [tenantId]
  )
  return new Set(found.map((it) => it.text ?? ""))
}

/** Returns texts that only one tenant's rows contain. A response to anyone else that contains one is a leak. */
export async function marksOf(tenantId: string, but: readonly string[]): Promise<string[]> {
  const [own, ...others] = await Promise.all([tenantId, ...but].map(textsOf))
  const common = new Set(others.flatMap((it) => [...it]))
  return [...(own ?? [])].filter((it) => !common.has(it) && !/^\d{4}-\d\d-\d\d/.test(it))
}

/** Returns identifiers of a tenant's rows: for each column of a key, a value that only this tenant has. */
export async function namesOf(tenantId: string, marks: readonly string[]): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(`
    select distinct t.relname as table, a.attname as column
    from pg_index x join pg_class t on t.oid = x.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any (x.indkey) and a.attname <> 'tenant_id'
    where x.indisunique and t.relnamespace = 'public'::regnamespace and a.atttypid = 'text'::regtype
      and exists (select 1 from pg_attribute o where o.attrelid = t.oid and o.attname = 'tenant_id')`)
  const values = columns.map(
    ({ table, column }) =>
      `(select array_agg(distinct "${column}") from (select "${column}" from "${table}" where tenant_id = $1 limit 20) v)`
  )
  const [found] = await rows<{ values: (string[] | null)[] }>(
    `select jsonb_build_array(${values.join(", ")}) as values`,
    [tenantId]
  )
  const known = new Set(marks)
  const chosen = (found?.values ?? []).flatMap((it) => (it ?? []).filter((one) => known.has(one)).slice(0, 1))
  // One value of each form is enough: an account's id is the same text in every table.
  const forms = new Map(chosen.map((it) => [it.replace(/\w{6,}$/, ""), it]))
  return [...new Set([...forms.values(), ...chosen.filter((it) => it.length < 20)])].filter((it) =>
    /^[\w.:@-]{2,120}$/.test(it)
  )
}
