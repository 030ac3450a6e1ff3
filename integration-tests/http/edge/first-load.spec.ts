import { gzipSync } from "node:zlib"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { buy, newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"

/** Maximum gzip size in bytes of the scripts of a first page. docs/adr/0013 explains how it is kept. */
const maxScript = 145_000
const maxFiles = 20
/**
 * Maximum size of the scripts that a page loads later, once the order's total requires them: the PAN's field, and the
 * rules that read a number as it was pasted.
 */
const maxLater = 1_800

jest.setTimeout(60_000)

const visitor = new Client("default")

/**
 * Returns every script that the page loads by itself: those that its HTML lists, and their imports.
 * @param also name of a script that is loaded later
 */
async function scriptsOf(html: string, also?: string): Promise<Map<string, string>> {
  const [, imports = "", module = ""] = /data-imports="([^"]*)"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  const open = [...`${imports} ${module}`.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  const found = new Map<string, string>()
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    const { body } = await visitor.get<string>(path)
    found.set(path, body)
    for (const [, name = ""] of body.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      open.push(`/assets/${name}`)
    if (also)
      open.push(...(body.match(new RegExp(`${also}-[\\w-]+\\.js`, "g")) ?? []).map((it) => `/assets/${it}`))
  }
  return found
}

async function expectLight(path: string, html: string, also?: string): Promise<void> {
  const scripts = await scriptsOf(html, also)
  const bytes = [...scripts.values()].reduce((sum, it) => sum + gzipSync(it).length, 0)
  expect({
    path,
    bytes: bytes <= maxScript + (also === undefined ? 0 : maxLater) || bytes,
    files: also !== undefined || scripts.size <= maxFiles || scripts.size,
  }).toEqual({ path, bytes: true, files: true })
  if (also) expect([...scripts.keys()]).toContainEqual(expect.stringContaining(also))
  expect(scripts.size).toBeGreaterThan(3)
  const all = [...scripts.values()].join("\n")
  expect(all).not.toMatch(/ZodError|_zod|handleSubmit|recharts|\/api\/admin\/(?:faqs|dashboard)/)
}

describe("a shopper's first page", () => {
  const pages = new Map<string, string>()
  beforeAll(async () => {
    const { body } = await visitor.get<Product[]>("/api/products?limit=1")
    for (const path of ["/", "/shop", `/products/${body[0]?.slug ?? ""}`])
      pages.set(path, (await visitor.get<string>(path)).body)
  })

  it("has its styles inline before every script file, and waits for no other file", () => {
    for (const html of pages.values()) {
      const style = html.indexOf("<style data-app")
      expect(style).toBeGreaterThan(0)
      expect(html.slice(0, style)).not.toMatch(/<script[^>]* src=/)
      // The page's module starts after the first paint.
      expect(html).not.toMatch(/<script[^>]*type="module"/)
      expect(html).not.toMatch(/rel="(?:modulepreload|stylesheet)"/)
    }
  })

  it("loads few scripts, none of them the admin's", async () => {
    for (const [path, html] of pages) await expectLight(path, html)
  })
})

it("is as light for signed-in shoppers, on every page", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 9 }])
  const stone = tenant.stones.get("Ruby")?.id ?? ""
  const buyer = await newBuyer(tenant.slug)
  const { response } = await buy(buyer, stone)
  await buyer.client.post("/api/cart", { productId: stone })
  const own = ["/cart", "/checkout", "/profile", "/compare", "/contact", "/faq", "/"]
  for (const path of [...own, `/orders/${response.body.orderNumber}`]) {
    const { status, body } = await buyer.client.get<string>(path)
    expect({ path, status }).toEqual({ path, status: 200 })
    await expectLight(path, body)
    if (path === "/checkout") await expectLight("checkout with a PAN", body, "pan-field")
  }
})
