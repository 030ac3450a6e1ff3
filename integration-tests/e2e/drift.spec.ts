import { readdirSync, readFileSync } from "node:fs"
import { newBuyer } from "../support/shop"
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

test("what shoppers download knows nothing of schemas", () => {
  const folder = "storefront/build/client/assets"
  const scripts = readdirSync(folder).filter((it) => it.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(10)
  const withSchemas = scripts.filter((it) =>
    /ZodError|_zod|safeParse|has drifted/.test(readFileSync(`${folder}/${it}`, "utf8"))
  )
  expect(withSchemas).toEqual([])
})
