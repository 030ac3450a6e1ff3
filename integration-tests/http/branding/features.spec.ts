import type { Features } from "../../../src/contract/branding"
import { Client } from "../../support/client"
import { expectStatus, type Shopper } from "../../support/shopper"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { switchFeatures } from "../../support/tenant-row"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

interface Switched {
  flag: keyof Features
  /** Requests that are refused while the feature is off. */
  calls: readonly (readonly [method: string, path: string, body?: object])[]
  /** Text on the product's page while the feature is on, and only then. */
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
    // `checkout/claims.spec` tests the response for a paid order.
    calls: [session],
    onPage: null,
  },
]

let tenant: TenantWithStones
let shopper: Shopper
beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  shopper = await newBuyer(tenant.slug)
})

const body = async () => {
  const page = await new Client(tenant.slug).get(`/products/${tenant.stones.get("Ruby")?.slug ?? ""}`)
  // The visible page, without the data in its scripts.
  return String(expectStatus(page, 200).body).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
}

it.each(switched)(
  "$flag switched off: its requests are refused and its parts of the page are gone",
  async (it) => {
    await switchFeatures(tenant.slug, { [it.flag]: true })
    if (it.onPage) expect(await body()).toMatch(it.onPage)
    for (const [method, path, sent] of it.calls) {
      const { status, body: refusal } = await shopper.client.send<{ code?: string }>(method, path, {
        body: sent,
      })
      expect({ path, status, code: refusal.code }).not.toMatchObject({ code: "FEATURE_DISABLED" })
    }
    await switchFeatures(tenant.slug, { [it.flag]: false })
    for (const [method, path, sent] of it.calls) {
      const { status, body: refusal } = await shopper.client.send<{ code?: string }>(method, path, {
        body: sent,
      })
      expect({ method, path, status, code: refusal.code }).toEqual({
        method,
        path,
        status: 403,
        code: "FEATURE_DISABLED",
      })
    }
    const { onPage } = it
    // A page may be cached for two seconds.
    if (onPage)
      await waitFor("the page without it", async () => (onPage.test(await body()) ? undefined : true))
    await switchFeatures(tenant.slug, { [it.flag]: true })
  }
)

it("a flag of a feature without an endpoint changes no page", async () => {
  const { body: api } = await new Client(tenant.slug).get<{ paths: Record<string, unknown> }>(
    "/api/openapi.json"
  )
  expect(Object.keys(api.paths).filter((path) => /review|blog|currenc/.test(path))).toEqual([])
  await switchFeatures(tenant.slug, { enableReviews: true, enableBlog: true, enableMultiCurrency: true })
  expect(await body()).not.toMatch(/\breviews?\b|\bblog\b/i)
})
