import type { Features } from "../../../src/contract/branding"
import { Client } from "../../support/client"
import { expectStatus, type Shopper } from "../../support/shopper"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { switchFeatures } from "../../support/tenant-row"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

interface Switched {
  flag: keyof Features
  /** Calls that are refused while it is off. */
  calls: readonly (readonly [method: string, path: string, body?: object])[]
  /** What the product's page shows while it is on, and not while it is off. */
  onPage: RegExp | null
}

const session = ["POST", "/api/checkout/session", { addressId: "addr_x" }] as const
const switched: readonly Switched[] = [
  {
    flag: "enableCart",
    calls: [
      ["GET", "/api/cart"],
      ["POST", "/api/cart", { productId: "prod_x", quantity: 1 }],
      ["PUT", "/api/cart/prod_x", { quantity: 1 }],
      ["DELETE", "/api/cart/prod_x"],
      ["DELETE", "/api/cart"],
      session,
    ],
    onPage: /Add to Cart/i,
  },
  {
    flag: "enableWishlist",
    calls: [
      ["GET", "/api/wishlist"],
      ["POST", "/api/wishlist", { productId: "prod_x" }],
      ["DELETE", "/api/wishlist/prod_x"],
    ],
    onPage: /wishlist/i,
  },
  {
    flag: "enableCheckout",
    // `checkout/claims.spec` has what a paid order is answered with.
    calls: [session],
    onPage: null,
  },
]

let shop: TenantWithStones
let shopper: Shopper
beforeAll(async () => {
  shop = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  shopper = await newBuyer(shop.slug)
})

const body = async () => {
  const page = await new Client(shop.slug).get(`/products/${shop.stones.get("Ruby")?.slug ?? ""}`)
  // What stands on the page, without the data of its scripts.
  return String(expectStatus(page, 200).body).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
}

it.each(switched)(
  "$flag switched off is off: its calls are refused and its parts of the page are gone",
  async (it) => {
    await switchFeatures(shop.slug, { [it.flag]: true })
    if (it.onPage) expect(await body()).toMatch(it.onPage)
    for (const [method, path, sent] of it.calls) {
      const { status, body: said } = await shopper.client.send<{ code?: string }>(method, path, {
        body: sent,
      })
      expect({ path, status, code: said.code }).not.toMatchObject({ code: "FEATURE_DISABLED" })
    }
    await switchFeatures(shop.slug, { [it.flag]: false })
    for (const [method, path, sent] of it.calls) {
      const { status, body: said } = await shopper.client.send<{ code?: string }>(method, path, {
        body: sent,
      })
      expect({ method, path, status, code: said.code }).toEqual({
        method,
        path,
        status: 403,
        code: "FEATURE_DISABLED",
      })
    }
    const { onPage } = it
    // A page that was just shown may be shown again for two seconds.
    if (onPage)
      await waitFor("the page without it", async () => (onPage.test(await body()) ? undefined : true))
    await switchFeatures(shop.slug, { [it.flag]: true })
  }
)

it("what no call serves yet is on no page either, whatever its switch says", async () => {
  const { body: api } = await new Client(shop.slug).get<{ paths: Record<string, unknown> }>(
    "/api/openapi.json"
  )
  expect(Object.keys(api.paths).filter((path) => /review|blog|currenc/.test(path))).toEqual([])
  await switchFeatures(shop.slug, { enableReviews: true, enableBlog: true, enableMultiCurrency: true })
  expect(await body()).not.toMatch(/\breviews?\b|\bblog\b/i)
})
