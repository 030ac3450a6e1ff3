import { readdirSync } from "node:fs"
import path from "node:path"
import { endpoints } from "."
import type { Endpoint } from "./endpoint"

const NOT_NOUNS = /^(endpoint|limits|files|index|.*\.spec)\.ts$/
const all: [string, Endpoint][] = Object.entries(endpoints)

test("the index contains every endpoint file, without duplicate names", async () => {
  const files = readdirSync(__dirname).filter((name) => !NOT_NOUNS.test(name))
  const modules = await Promise.all(
    files.map((name) => import(path.join(__dirname, name)) as Promise<Record<string, Endpoint>>)
  )
  const declared = modules.flatMap((module) => Object.values(module).filter((one) => "method" in one))
  expect(declared).toHaveLength(all.length)
  expect(new Set(declared)).toEqual(new Set(all.map(([, endpoint]) => endpoint)))
})

test("no method and path is declared twice", () => {
  const keys = all.map(([, { method, path: url }]) => `${method} ${url}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(all.filter(([, { path: url, body }]) => body && url.startsWith("/api/")))(
  "%s has an example body that it accepts",
  (_name, { body, example }) => {
    expect(body?.safeParse(example).error).toBeUndefined()
  }
)

test("only admin endpoints have a scope, and only tenant endpoints have limits", () => {
  for (const [name, { access, scope, limits }] of all) {
    expect({ name, ok: scope === undefined || access === "admin" }).toEqual({ name, ok: true })
    expect({ name, ok: limits === undefined || access !== "platform" }).toEqual({ name, ok: true })
  }
})
