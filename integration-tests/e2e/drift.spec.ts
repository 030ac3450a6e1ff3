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
  entry: { module: string }
  routes: Record<string, { id: string; module: string }>
}

const folder = "storefront/build/client/assets"
const textOf = (file: string): string => readFileSync(`${folder}/${file}`, "utf8")

/** Every script that a shopper's pages load, at once or later: what their modules import, and what that does. */
function scriptsOfShoppers(scripts: readonly string[]): Set<string> {
  const text = textOf(scripts.find((it) => it.startsWith("manifest-")) ?? "")
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest
  const isShoppers = (id: string) => !/^(admin|platform)\/routes\//.test(id)
  const pages = Object.values(routes).filter((it) => isShoppers(it.id))
  const open = [entry, ...pages].map((it) => it.module.replace("/assets/", ""))
  const found = new Set<string>()
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, name = ""] of textOf(file).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) open.push(name)
  }
  return found
}

test("what shoppers download knows nothing of schemas", () => {
  const scripts = readdirSync(folder).filter((it) => it.endsWith(".js"))
  const shoppers = scriptsOfShoppers(scripts)
  expect(shoppers.size).toBeGreaterThan(20)
  expect(shoppers.size).toBeLessThan(scripts.length)
  const schemas = /ZodError|_zod|safeParse|has drifted/
  expect([...shoppers].filter((it) => schemas.test(textOf(it)))).toEqual([])
  // It looks for the right words: the forms of admins check by the contract's schemas.
  expect(scripts.some((it) => schemas.test(textOf(it)))).toBe(true)
})
