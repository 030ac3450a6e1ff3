import { readdirSync, readFileSync } from "node:fs"
import { newBuyer } from "../support/tenant-with-stones"
import { signIn } from "./support/account"
import { driftIn } from "./support/drift"
import { expect, test } from "./support/test"

test.describe("a response that violates the contract", () => {
  // Every other browser test fails because of this line.
  test.use({ expectedNoise: [/^GET \/api\/cart has drifted/] })

  test("fails any browser test, and the failure names the field", async ({ page, at }) => {
    await page.goto(at("/"))
    await page.route("**/api/cart", (route) => route.fulfill({ json: { items: [], total: "0.00" } }))
    const response = page.waitForResponse("**/api/cart")
    await signIn(page, await newBuyer("default"))
    const drift = await driftIn(await response)
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

/** Every script that a shopper's pages load, immediately or later: the imports of their modules, transitively. */
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

test("scripts for shoppers contain no schema code, so that pages load fast", () => {
  const scripts = readdirSync(folder).filter((it) => it.endsWith(".js"))
  const shoppers = scriptsOfShoppers(scripts)
  expect(shoppers.size).toBeGreaterThan(20)
  expect(shoppers.size).toBeLessThan(scripts.length)
  const schemas = /ZodError|_zod|safeParse|has drifted/
  expect([...shoppers].filter((it) => schemas.test(textOf(it)))).toEqual([])
  // Proves that the pattern matches: the admin forms validate with the contract's schemas.
  expect(scripts.some((it) => schemas.test(textOf(it)))).toBe(true)
})
