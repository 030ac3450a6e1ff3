import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { allowed } from "../../medusa/admin/allowed"
import { closedCalls, closedFamilies, closedMessage } from "../../medusa/admin/refused"
import { ruleFinder } from "../../medusa/admin/rule"
import { adminEntries } from "./admin-entries"

const folder = path.resolve("node_modules/@medusajs/medusa/dist/api/admin")
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

const files = readdirSync(folder, { recursive: true }).map(String)
const source = (file: string): string => readFileSync(path.join(folder, file), "utf8")

/** Every endpoint of the installed Medusa's route files, as `GET /admin/orders/:id`. */
const installed = files
  .filter((it) => path.basename(it) === "route.js")
  .flatMap((file) => {
    const url = `/admin/${path.dirname(file).split(path.sep).join("/")}`.replace(/\[(\w+)\]/g, ":$1")
    const text = source(file)
    return methods.filter((it) => text.includes(`exports.${it} = `)).map((it) => `${it} ${url}`)
  })

const callOf = ({ method, path: url }: { method: string; path: string }): string => `${method} ${url}`
const familyOf = (call: string): string => call.split("/")[2] ?? ""

describe("every /admin endpoint of the installed Medusa is either allowed or closed", () => {
  it("finds Medusa's route files", () => {
    expect(installed.length).toBeGreaterThan(400)
  })

  it("every endpoint has its own rule or belongs to a closed family", () => {
    const decided = new Set([...allowed.map(callOf), ...closedCalls])
    const undecided = installed.filter((it) => !decided.has(it) && !(familyOf(it) in closedFamilies))
    expect(undecided).toEqual([])
  })

  it("every rule matches an existing endpoint with the same parameter names", () => {
    const there = new Set(installed)
    expect([...allowed.map(callOf), ...closedCalls].filter((it) => !there.has(it))).toEqual([])
    const families = new Set(installed.map(familyOf))
    expect(Object.keys(closedFamilies).filter((it) => !families.has(it))).toEqual([])
  })

  it("no endpoint is both allowed and closed, or has two rules", () => {
    const calls = allowed.map(callOf)
    expect(calls.filter((it) => closedCalls.includes(it) || familyOf(it) in closedFamilies)).toEqual([])
    expect(new Set(calls).size).toBe(calls.length)
  })
})

describe("rules applied after Medusa's validation", () => {
  const entries = adminEntries({} as Parameters<typeof adminEntries>[0])
  const bound = new Set(
    entries.flatMap((it) => (it.methods ?? []).map((method) => `${method} ${String(it.matcher)}`))
  )

  it("cover every allowed endpoint that Medusa handles", () => {
    const answered = allowed.filter((it) => !it.response && it.for !== "anyone")
    expect(answered.map(callOf).filter((it) => !bound.has(it))).toEqual([])
  })

  it("use the exact text of Medusa's matcher; otherwise they would run before its validation", () => {
    const matchers = new Set(
      files
        .filter((it) => path.basename(it) === "middlewares.js")
        .flatMap((it) => [...source(it).matchAll(/matcher: "([^"]+)"/g)].map((found) => found[1] ?? ""))
    )
    const forced = allowed.filter((it) => it.filter ?? it.body ?? it.plainBody)
    expect(forced.map((it) => it.path).filter((it) => !matchers.has(it))).toEqual([])
  })

  it("restrict every allowed endpoint with an id to the tenant's own rows", () => {
    const unheld = allowed
      .filter((it) => it.for === undefined && it.response === undefined)
      .filter((it) => !it.filter && !it.ownQuery && !it.body)
      .filter((it) => [...it.path.matchAll(/:(\w+)/g)].some((name) => !(it.own && (name[1] ?? "") in it.own)))
    expect(unheld).toEqual([])
    const lists = allowed
      .filter((it) => it.for === undefined && !it.response && !it.own)
      .filter((it) => !it.filter && !it.ownQuery && !it.body)
    // All tenants share one shipping profile.
    expect(lists.map((it) => it.path)).toEqual(["/admin/shipping-profiles"])
  })
})

describe("the rule of an endpoint", () => {
  const find = ruleFinder(allowed)

  it.each([
    ["GET", "/admin/orders", "/admin/orders"],
    ["HEAD", "/admin/orders/", "/admin/orders"],
    ["GET", "/admin/users/me", "/admin/users/me"],
    [
      "POST",
      "/admin/inventory-items/iitem_1/location-levels/batch",
      "/admin/inventory-items/:id/location-levels/batch",
    ],
    ["GET", "/admin/layouts/order.list/configuration", "/admin/layouts/:zone/configuration"],
  ])("for %s %s is %s", (method, url, rule) => {
    expect(find(method, url)?.rule.path).toBe(rule)
  })

  it.each([
    ["GET", "/ADMIN/orders"],
    ["GET", "/admin//orders"],
    ["GET", "/admin/%6frders"],
    ["GET", "/admin/orders/order_1%2f"],
    ["GET", "//admin/orders"],
    ["PUT", "/admin/orders"],
    ["TRACE", "/admin/orders"],
    ["GET", "/admin/workflows-executions"],
    ["POST", "/admin/layouts/sidebar/configuration"],
  ])("for %s %s doesn't exist", (method, url) => {
    expect(find(method, url)).toBeUndefined()
  })

  it("a refusal contains its reason", () => {
    expect(closedMessage("/admin/promotions")).toContain("Promotions are not supported.")
    expect(closedMessage("/admin/constructor")).toContain("This is not open in Medusa Admin.")
  })
})
