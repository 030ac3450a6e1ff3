import { readFileSync } from "node:fs"
import path from "node:path"
import { rows } from "../../support/database"
import { routinesIn, sourceFiles, sqlTexts, tablesIn } from "../../support/sql-texts"

/** SQL that runs in the database. A migration may change Medusa's tables; functions and triggers have a test below. */
const inDatabase = /^src\/(modules\/[^/]+\/(migrations|sql)|medusa\/(sql|triggers))\//

/** Medusa's providers of tax and shipping are modules by Medusa's rules, and read the rows that they are called for. */
const providers = /^src\/modules\/(tax-gst|shipping-flat)\//

/** Reads across modules are its purpose. */
const reports = "src/modules/platform-reports/"

/** Every module may read the registry, since it resolves the tenant. */
const registry = "tenant"

const files = sourceFiles("src").map((it) => it.split(path.sep).join("/"))
const texts = sqlTexts(files)

/**
 * Maps the product's tables to their owners, by the statements that create them: a module's migrations, or `src/db`.
 */
function owners(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file, sql } of texts) {
    const owner = /^src\/(?:modules\/[^/]+(?=\/migrations\/)|db(?=\/))/.exec(file)?.[0]
    if (owner === undefined) continue
    for (const made of sql.matchAll(/create table (?:if not exists )?"?([a-z_]+)"?/g)) {
      found.set(made[1] ?? "", owner)
    }
  }
  return found
}

const ownersOf =
  (own: ReadonlyMap<string, string>) =>
  (table: string): string =>
    own.has(table) ? `${own.get(table) ?? ""}/` : "src/medusa/"

/** The table of `docs/contributing.md`: functions and triggers that name tables of other owners. */
function declared(): Record<string, string[]> {
  const text = readFileSync("docs/contributing.md", "utf8")
  const section =
    /^## SQL functions that name other owners' tables\n([\s\S]*?)(?=^## )/m.exec(text)?.[1] ?? ""
  const found: Record<string, string[]> = {}
  for (const [, routine = "", tables = ""] of section.matchAll(/^\| `(\w+)` *\|([^|]+)\|/gm)) {
    found[routine] = [...tables.matchAll(/`(\w+)`/g)].map(([, table = ""]) => table).sort()
  }
  return found
}

async function knownTables(): Promise<Set<string>> {
  const all = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'"
  )
  return new Set(all.map((it) => it.name))
}

it("SQL is in the folder that owns its table: the product's tables in their module, Medusa's in src/medusa", async () => {
  const own = owners()
  const known = await knownTables()
  expect([...own.keys()].filter((it) => !known.has(it))).toEqual([])
  const ownerOf = ownersOf(own)
  const astray = texts
    .filter(({ file }) => !inDatabase.test(file))
    .flatMap(({ file, line, sql }) =>
      tablesIn(sql, known)
        .filter((table) => table !== registry && !file.startsWith(ownerOf(table)))
        .filter((table) => own.has(table) || !providers.test(file))
        .map((table) => `${file}:${String(line)} names ${table}, which belongs to ${ownerOf(table)}`)
    )
  expect(astray).toEqual([])
})

it("a queue is declared in the folder that owns its table", () => {
  const own = owners()
  const declared = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/new WorkQueue\(\{[^}]*?\btable: "([a-z_]+)"/g)].map((made) => ({
      file,
      table: made[1] ?? "",
    }))
  )
  expect(declared).toHaveLength(8)
  expect(declared.filter(({ file, table }) => !file.startsWith(`${own.get(table) ?? "?"}/`))).toEqual([])
})

/** The current functions and triggers: a newer migration may have replaced what an older one created. */
const liveRoutines = (): Promise<{ name: string; text: string }[]> =>
  rows(
    `select proname as name, regexp_replace(prosrc, '--[^\\n]*', '', 'g') as text
     from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all
     select tgname, replace(lower(pg_get_triggerdef(oid)), 'public.', '') from pg_trigger where not tgisinternal`
  )

it("a function or trigger names its owner's tables only, except those that docs/contributing.md declares", async () => {
  const known = await knownTables()
  const ownerOf = ownersOf(owners())
  const files = new Map(
    texts
      .filter(({ file }) => inDatabase.test(file))
      .flatMap(({ file, sql }) => routinesIn(sql).map((name): [string, string] => [name, file]))
  )
  const found: Record<string, string[]> = {}
  const withoutSource: string[] = []
  for (const { name, text } of await liveRoutines()) {
    const file = files.get(name)
    if (file === undefined) withoutSource.push(name)
    if (file === undefined || file.startsWith(reports)) continue
    const foreign = tablesIn(text, known).filter(
      (table) => table !== registry && !file.startsWith(ownerOf(table))
    )
    if (foreign.length) found[name] = [...new Set([...(found[name] ?? []), ...foreign])].sort()
  }
  expect(withoutSource).toEqual([])
  expect(found).toEqual(declared())
})

it("the scan finds the product's SQL", () => {
  expect(texts.length).toBeGreaterThan(100)
})
