import { readdirSync } from "node:fs"
import path from "node:path"
import { destructiveChanges } from "./destructive-sql"

/** The newest migration that was written before releases ran beside each other. */
const newestFree = "Migration20261124202801"

interface MigrationClass {
  new (...args: never[]): { up: () => void | Promise<void>; getQueries: () => unknown[] }
  /** The release, like `0.2.0`, that stopped using what the migration removes. */
  contractAfter?: unknown
}

const modules = path.resolve("src/modules")
const nameOf = (file: string): string => path.basename(file, ".ts")
const migrations = readdirSync(modules, { recursive: true, encoding: "utf8" })
  .filter((file) => /\/migrations\/[^/]+\.ts$/.test(file))
  .map((file) => path.join(modules, file))

/** @throws Error when a migration is destructive without declaring itself a contract step */
async function check(migration: MigrationClass): Promise<void> {
  const { contractAfter } = migration
  if (typeof contractAfter === "string" && /^\d+\.\d+\.\d+$/.test(contractAfter)) return
  const made = new migration()
  await made.up()
  const changes = made.getQueries().flatMap((query) => destructiveChanges(String(query)))
  if (changes.length > 0) throw new Error(`${changes.join(", ")}: see docs/operating.md, "Updates"`)
}

it("no two migrations have one name: Medusa would never run the second one", () => {
  const names = migrations.map(nameOf)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe("the previous release keeps running on the migrated database", () => {
  const checkFile = async (file: string): Promise<void> => {
    for (const migration of Object.values((await import(file)) as Record<string, MigrationClass>)) {
      await check(migration)
    }
  }

  it("refuses no migration of this release", async () => {
    for (const file of migrations.filter((each) => nameOf(each) > newestFree)) await checkFile(file)
  })

  it("reads the SQL of a migration file", async () => {
    const renaming = migrations.find((file) => nameOf(file) === "Migration20261124140501") ?? ""
    await expect(checkFile(renaming)).rejects.toThrow("renames a table or a column")
  })

  const migrationOf = (sql: string, contractAfter?: string) =>
    class {
      static contractAfter = contractAfter
      up(): void {
        return undefined
      }
      getQueries(): string[] {
        return [sql]
      }
    }

  it("refuses a destructive migration, unless it names the release that stopped using what it removes", async () => {
    const sql = "alter table faq drop column answer"
    await expect(check(migrationOf(sql))).rejects.toThrow("drops a column")
    await expect(check(migrationOf(sql, "next"))).rejects.toThrow("drops a column")
    await expect(check(migrationOf(sql, "0.2.0"))).resolves.toBeUndefined()
  })
})

describe("destructive changes", () => {
  it.each([
    ["drop table faq", "drops a table"],
    ["alter table faq add column a text, drop column b", "drops a column"],
    ["alter table faq drop b", "drops a column"],
    ["alter table faq rename column a to b", "renames a table or a column"],
    ["alter table faq rename a to b", "renames a table or a column"],
    ["ALTER TABLE faq RENAME TO question", "renames a table or a column"],
    ["alter table faq alter column a type bigint", "changes the type of a column"],
    ["alter table faq alter a set data type bigint", "changes the type of a column"],
    ["alter table faq add column a text not null", "adds a required column without a default"],
    ["alter table faq alter column a set not null", "makes a required without a default"],
    ["drop function if exists faq_list(text)", "drops the function faq_list"],
  ])("%s", (sql, reason) => {
    expect(destructiveChanges(sql)).toEqual([reason])
  })

  it.each([
    "create table faq (a text not null)",
    "alter table faq add column a text",
    "alter table faq add column a text not null default ''",
    "alter table faq alter column a set default '', alter column a set not null",
    "alter table faq drop constraint faq_check, alter column a drop not null, alter column b drop default",
    "alter table faq rename constraint a to b",
    "drop index faq_a",
    "drop function faq_list(text); create function faq_list(text) returns text language sql as $$ select '' $$",
    "create function purge() returns void language sql as $$ drop table faq $$",
    "select 1 -- drop table faq",
  ])("not: %s", (sql) => {
    expect(destructiveChanges(sql)).toEqual([])
  })
})
