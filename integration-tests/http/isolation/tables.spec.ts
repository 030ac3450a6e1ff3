import { rows } from "../../support/database"
import { IsolationReport } from "../../support/isolation/report"
import { sourceFiles, sqlTexts } from "../../support/sql-texts"
import {
  definers,
  foreignIndexes,
  hotFilters,
  medusasTables,
  withoutPolicy,
  withoutTenant,
} from "../../support/isolation/table-rules"

const report = new IsolationReport(
  2,
  "Tables",
  "Every table, index, policy and function of the database, read from its catalog."
)
afterAll(() => report.write())

const own = `tenant_id = NULLIF(current_setting('app.tenant_id'::text, true), ''::text)`

interface Table {
  name: string
  tenant: boolean
  required: boolean
  forced: boolean
  policies: string[]
}

const allTables = () =>
  rows<Table>(`
    select c.relname as name, a.attname is not null as tenant, coalesce(a.attnotnull, false) as required,
      c.relrowsecurity and c.relforcerowsecurity as forced,
      array(select concat_ws(' | ', p.polname, p.polcmd::text, p.polpermissive::text, p.polroles::text,
          pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
        from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)

/** The only permitted form of a policy, as `enableRls` creates it. */
const allowed = `tenant_only | * | true | {0} | (${own}) | (${own})`

/** Tables that the product's own statements create. All others are Medusa's. */
const made = new Set(
  sqlTexts(sourceFiles("src")).flatMap(({ sql }) =>
    [...sql.matchAll(/create table (?:if not exists )?"?([a-z_]+)"?/g)].map((it) => it[1] ?? "")
  )
)

it("the table of a new feature shows each tenant its own rows only", async () => {
  for (const table of await allTables()) {
    if (table.tenant) {
      const reason = withoutPolicy[table.name]
      const problems = table.required || reason ? [] : ["tenant_id may be null"]
      if (!reason && !table.forced) problems.push("row-level security is not enabled and forced")
      if (!reason && (table.policies.length !== 1 || table.policies[0] !== allowed))
        problems.push(`policies: ${table.policies.join("; ") || "none"}`)
      if (reason && table.policies.length) problems.push("has a policy and a reason to have none")
      report.add(table.name, reason ? `no policy: ${reason}` : "one forced policy on tenant_id", problems)
    } else {
      const medusas = made.has(table.name) ? undefined : medusasTables.find((it) => it.match.test(table.name))
      const reason = withoutTenant[table.name] ?? medusas?.rule
      report.add(table.name, reason ? `no tenant_id: ${reason}` : "none", reason ? [] : ["has no rule"])
    }
  }
  const known = new Set((await allTables()).map((it) => it.name))
  for (const name of [...Object.keys(withoutPolicy), ...Object.keys(withoutTenant)])
    if (!known.has(name)) report.add(name, "listed", ["there is no such table"])
  expect(report.problems()).toEqual([])
})

it("no key and no index leads from one tenant's rows to another's", async () => {
  const indexes = await rows<{ name: string; table: string; led: boolean; unique: boolean }>(`
    select i.relname as name, t.relname as table, x.indisunique as unique,
      (select a.attname from pg_attribute a where a.attrelid = t.oid and a.attnum = x.indkey[0]) is not distinct from
        'tenant_id' as led
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace
      and exists (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id') order by 2, 1`)
  expect(indexes.length).toBeGreaterThan(40)
  for (const { name, table, led, unique } of indexes) {
    const kind = unique ? "unique key" : "index"
    const reason = led ? "begins with tenant_id" : foreignIndexes[name]
    report.add(`${table}: ${kind} ${name}`, reason ?? "none", reason ? [] : ["doesn't begin with tenant_id"])
  }
  const known = new Set(indexes.filter((it) => !it.led).map((it) => it.name))
  expect(Object.keys(foreignIndexes).filter((it) => !known.has(it))).toEqual([])
  expect(report.problems()).toEqual([])
})

it("foreign keys of the product's tables can't point to another tenant's row", async () => {
  const keys = await rows<{ name: string; table: string; holds: boolean }>(`
    select k.conname as name, k.conrelid::regclass::text as table,
      exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'tenant_id' and a.attnum = any (k.conkey)) as holds
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'tenant_id')`)
  for (const { name, table, holds } of keys)
    report.add(`${table}: foreign key ${name}`, "holds tenant_id, since its check passes the policy", [
      ...(holds ? [] : ["doesn't hold tenant_id"]),
    ])
  expect(report.problems()).toEqual([])
})

it("no function and no view bypasses the policies", async () => {
  const functions = await rows<{ name: string; definer: boolean; pinned: boolean }>(`
    select p.proname as name, p.prosecdef as definer,
      coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false) as pinned
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`)
  expect(functions.length).toBeGreaterThan(20)
  for (const { name, definer, pinned } of functions) {
    const reason = definers[name]
    const problems =
      definer && !(reason && pinned) ? ["runs as its owner without a reason or a search_path"] : []
    report.add(`${name}()`, definer ? `as its owner: ${reason ?? "none"}` : "runs as its caller", problems)
  }
  const views = await rows<{ name: string; safe: boolean }>(`
    select relname as name, coalesce(array_to_string(reloptions, ',') like '%security_invoker=true%', false) as safe
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`)
  for (const { name, safe } of views)
    report.add(`view ${name}`, "runs as its caller", safe ? [] : ["is not security_invoker"])
  expect(report.problems()).toEqual([])
})

it("no role except the cluster's own superuser bypasses the policies", async () => {
  const roles = await rows<{ name: string }>(
    "select rolname as name from pg_roles where (rolbypassrls or rolsuper) and rolname not like 'pg\\_%' order by 1"
  )
  // The embedded cluster's superuser. No server process has its password. `tripwire.spec.ts` checks role memberships.
  report.add(
    "roles that pass policies",
    "only postgres, for backups and these specs",
    roles.map((it) => it.name).filter((it) => it !== "postgres")
  )
  expect(report.problems()).toEqual([])
})

it("the most frequent reads use their indexes under the policy: their operators are leakproof", async () => {
  for (const { table, column, operator, where } of hotFilters) {
    const [found] = await rows<{ leakproof: boolean; indexed: boolean }>(
      `select p.proleakproof as leakproof, exists (
         select 1 from pg_index x where x.indrelid = a.attrelid and a.attnum = any (x.indkey)
           and (select t.attname from pg_attribute t where t.attrelid = a.attrelid and t.attnum = x.indkey[0]) = 'tenant_id'
       ) as indexed
       from pg_attribute a join pg_operator o on o.oprleft = a.atttypid and o.oprright = a.atttypid and o.oprname = $3
       join pg_proc p on p.oid = o.oprcode
       where a.attrelid = to_regclass($1) and a.attname = $2`,
      [table, column, operator]
    )
    const problems = found
      ? [
          ...(found.leakproof ? [] : ["the operator is not leakproof"]),
          ...(found.indexed ? [] : ["no index of the tenant holds the column"]),
        ]
      : ["there is no such column or operator"]
    report.add(`${table}.${column} ${operator} …`, `leakproof and indexed: ${where}`, problems)
  }
  expect(report.problems()).toEqual([])
})
