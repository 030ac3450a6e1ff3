import { readFileSync } from "node:fs"
import path from "node:path"
import { rows } from "../../support/database"
import { sourceFiles, sqlTexts, tablesIn } from "../../support/sql-texts"

/**
 * Excluded: migrations, and the functions and triggers of `sql/` folders. There a read model follows Medusa's rows in
 * the
 * same transaction, so the SQL names both. No statement of the program may do so.
 */
const inDatabase = /^src\/(modules\/[^/]+\/(migrations|sql)|medusa\/triggers)\//

/** Medusa's providers of tax and shipping are modules by Medusa's rules, and read the rows that they are called for. */
const providers = /^src\/modules\/(tax-gst|shipping-flat)\//

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

it("SQL is in the folder that owns its table: the product's tables in their module, Medusa's in src/medusa", async () => {
  const own = owners()
  const all = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'"
  )
  const known = new Set(all.map((it) => it.name))
  expect([...own.keys()].filter((it) => !known.has(it))).toEqual([])
  const ownerOf = (table: string): string => (own.has(table) ? `${own.get(table) ?? ""}/` : "src/medusa/")
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
  expect(declared).toHaveLength(7)
  expect(declared.filter(({ file, table }) => !file.startsWith(`${own.get(table) ?? "?"}/`))).toEqual([])
})

it("the scan finds the product's SQL", () => {
  expect(texts.length).toBeGreaterThan(100)
})
