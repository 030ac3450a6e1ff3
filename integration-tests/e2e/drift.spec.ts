import { readdirSync, readFileSync } from "node:fs"
import { newBuyer } from "../support/tenant-with-stones"
import { signIn } from "./support/account"
import { driftIn } from "./support/drift"
import { expect, test } from "./support/test"

test.describe("an answer that isn't what the contract says", () => {
  // What every other test fails by.
  test.use({ expectedNoise: [/^GET \/api\/cart has drifted/] })

  test("is noticed in any browser test, by the name of its field", async ({ page, at }) => {
    await page.goto(at("/"))
    await page.route("**/api/cart", (route) => route.fulfill({ json: { items: [], total: "0.00" } }))
    const answered = page.waitForResponse("**/api/cart")
    await signIn(page, await newBuyer("default"))
    const drift = await driftIn(await answered)
    expect(drift).toContain("GET /api/cart has drifted from its contract")
    expect(drift).toContain("count")
  })
})

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { id: string; module: string; imports?: string[] }>
}

/** Scripts that nothing but the pages of the store's admin loads: their forms check by the contract's schemas. */
function scriptsOfAdmin(folder: string, scripts: readonly string[]): Set<string> {
  const file = scripts.find((it) => it.startsWith("manifest-")) ?? ""
  const text = readFileSync(`${folder}/${file}`, "utf8")
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest
  const isAdmin = (id: string) => id.startsWith("routes/admin/")
  const of = (parts: { module: string; imports?: string[] }[]) =>
    parts.flatMap((it) => [it.module, ...(it.imports ?? [])]).map((it) => it.replace("/assets/", ""))
  const all = Object.values(routes)
  const shoppers = new Set(of([entry, ...all.filter((it) => !isAdmin(it.id))]))
  return new Set(of(all.filter((it) => isAdmin(it.id))).filter((it) => !shoppers.has(it)))
}

test("what shoppers download knows nothing of schemas", () => {
  const folder = "storefront/build/client/assets"
  const scripts = readdirSync(folder).filter((it) => it.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(10)
  const admins = scriptsOfAdmin(folder, scripts)
  expect(admins.size).toBeGreaterThan(0)
  const withSchemas = scripts
    .filter((it) => !admins.has(it))
    .filter((it) => /ZodError|_zod|safeParse|has drifted/.test(readFileSync(`${folder}/${it}`, "utf8")))
  expect(withSchemas).toEqual([])
})
