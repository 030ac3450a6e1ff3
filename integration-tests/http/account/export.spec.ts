import { Client } from "../../support/client"
import { rows } from "../../support/database"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus, signUp } from "../../support/shopper"
import { unzip } from "../../support/unzip"

jest.setTimeout(120_000)

let tenant: TenantWithStones
let stoneId: string

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 1000 }])
  stoneId = tenant.stones.get("Ruby")?.id ?? ""
})

const download = async ({ client }: Pick<Buyer, "client">) =>
  expectStatus(await client.get("/api/account/export"), 200)

test("a shopper downloads all data that the tenant holds about them, with the invoices as files", async () => {
  const buyer = await newBuyer(tenant.slug, signUp)
  const order = expectStatus((await buy(buyer, stoneId)).response, 201).body
  expectStatus(await buyer.client.post("/api/cart", { productId: stoneId, quantity: 2 }), 200)

  const response = await download(buyer)
  expect(response.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="my-data-${tenant.slug}.zip"`,
    "cache-control": "private, no-store",
  })
  const { data, files } = unzip(response)
  expect(data).toMatchObject({
    shop: { name: tenant.brandName },
    profile: { email: buyer.email, name: "Asha Rao", consent: { agreedAt: expect.any(String) as string } },
    addresses: [{ id: buyer.addressId, line1: "12 MI Road" }],
    cart: { count: 2, items: [{ productId: stoneId }] },
    orders: [{ orderNumber: order.orderNumber, total: order.total, user: { email: buyer.email } }],
    payments: [{ state: "paid", paymentId: order.paymentRef }],
    sessions: [{ clientIp: expect.any(String) as string }],
    acts: [],
  })
  expect([...files.keys()]).toEqual([`invoices/invoice-${order.orderNumber}.pdf`])
  expect([...files.values()].map((it) => it.subarray(0, 5).toString())).toEqual(["%PDF-"])
})

test("an export contains no credential: no token, no hash, no password", async () => {
  const buyer = await newBuyer(tenant.slug)
  expectStatus(await buyer.client.post("/api/auth/forgot-password", { email: buyer.email }), 200)
  const text = JSON.stringify(unzip(await download(buyer)).data)
  const secrets = await rows<{ secret: string }>(
    `select token_hash as secret from session where account_id = $1
     union select token_hash from reset_token where account_id = $1
     union select auth_identity_id from account where id = $1`,
    [buyer.user.id]
  )
  expect(secrets).toHaveLength(3)
  for (const { secret } of secrets) expect(text).not.toContain(secret)
  for (const token of buyer.client.cookies.values()) expect(text).not.toContain(token)
})

test("nobody downloads another account's export: not a visitor, not the same e-mail in another tenant", async () => {
  const buyer = await newBuyer(tenant.slug)
  const other = await newTenantWithStones([])
  expect((await new Client(tenant.slug).get("/api/account/export")).status).toBe(401)
  const elsewhere = new Client(other.slug)
  for (const [name, value] of buyer.client.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.get("/api/account/export")).status).toBe(401)

  const neighbour = await newBuyer(tenant.slug)
  const text = JSON.stringify(unzip(await download(neighbour)).data)
  expect(text).not.toContain(buyer.email)
  expect(text).not.toContain(buyer.addressId)
})

test("the sixth export within an hour is refused, since each one renders every invoice again", async () => {
  const buyer = await newBuyer(tenant.slug)
  for (let n = 0; n < 5; n += 1) await download(buyer)
  expect(await buyer.client.get("/api/account/export")).toMatchObject({
    status: 429,
    body: { code: "TOO_MANY_REQUESTS" },
  })
})
