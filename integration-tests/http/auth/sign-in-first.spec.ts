import { Client } from "../../support/client"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(60_000)

let tenant: TenantWithStones
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([])
  buyer = await newBuyer(tenant.slug)
})

const backOffice = [
  "/admin",
  ...[
    "products",
    "orders",
    "messages",
    "settings",
    "branding",
    "history",
    "staff",
    "keys",
    "webhooks",
    "faqs",
  ].map((it) => `/admin/${it}`),
  "/superadmin",
  "/superadmin/tenants",
]
const own = ["/profile", "/profile?tab=orders&placed=RTN-1", "/orders/RTN-20261128-0001"]

test.each([...own, ...backOffice, "/admin/orders?search=a%2Fb%26c"])(
  "the link %s in an e-mail leads a signed-out person to sign in, and then there",
  async (path) => {
    const { status, headers } = await new Client(tenant.slug).get(path)
    expect(status).toBe(302)
    const to = new URL(headers.location ?? "", "http://shop.test")
    expect({ host: to.host, path: to.pathname }).toEqual({ host: "shop.test", path: "/" })
    expect(Object.fromEntries(to.searchParams)).toEqual({ signIn: "1", next: path })
  }
)

test("the path is readable in the address", async () => {
  const { headers } = await new Client(tenant.slug).get("/orders/RTN-1")
  expect(headers.location).toBe("/?signIn=1&next=/orders/RTN-1")
})

test.each(backOffice)("a signed-in shopper is led from %s to the home page", async (path) => {
  const { status, headers } = await buyer.client.get(path)
  expect({ status, to: headers.location }).toEqual({ status: 302, to: "/" })
})

test("a page that was cached for visitors names no account, whoever caused it to be rendered", async () => {
  const path = `/?signIn=1&next=/profile&of=${tenant.slug}`
  const mine = await buyer.client.get<string>(path)
  expect(mine.body).toContain(buyer.user.id)
  for (let visit = 0; visit < 3; visit++) {
    const { body } = await new Client(tenant.slug).get<string>(path, {
      headers: { "accept-encoding": "identity" },
    })
    expect(body).not.toContain(buyer.user.id)
    expect(body).not.toContain(buyer.email)
  }
})
