import { createPublicKey, verify } from "node:crypto"
import type { Order } from "../../../src/contract/order"
import type { OrderPassport, Passport } from "../../../src/contract/passport"
import type { Product } from "../../../src/contract/product"
import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"

jest.setTimeout(120_000)

const facts = { treatment: "Heated", certificateLab: "GIA", certificateNumber: "2141438171" }
const ruby = {
  name: "Ruby",
  type: "RUBY",
  color: "Red",
  weight: "1.20 ct",
  origin: "Mogok",
  price: "1234.56",
}

let tenant: TenantWithStones
let buyer: Buyer
let order: Order
let issued: OrderPassport
const visitor = () => new Client(tenant.slug)
const shown = async (code: string) => (await visitor().get<Passport>(`/api/passports/${code}`)).body

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  const { slug } = tenant.stones.get("Ruby") as Product
  await importRows(tenant, [{ ...ruby, ...facts, slug, stock: "10" }])
  buyer = await newBuyer(tenant.slug)
  const stone = (await visitor().get<Product>(`/api/products/slug/${slug}`)).body
  order = expectStatus((await buy(buyer, stone.id)).response, 201).body
  const path = `/api/orders/${order.orderNumber}/passports`
  const { body } = expectStatus(await buyer.client.get<OrderPassport[]>(path), 200)
  issued = body[0] as OrderPassport
  // A second request returns the same passport.
  expect((await buyer.client.get<OrderPassport[]>(path)).body).toEqual(body)
})

it("a sold product has one passport with 80 random bits, for its line item", () => {
  expect(issued).toMatchObject({ itemId: order.items[0]?.id, stone: "Ruby" })
  expect(issued.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(issued.url).toMatch(new RegExp(`^http://${tenant.slug}\\.localhost:\\d+/s/${issued.code}$`))
  expect(issued.qr.path).toMatch(/^M4 4h7v1h-7z/)
})

it("it shows what was sold as it was then, whatever the product has become, and nothing of the buyer", async () => {
  await importRows(tenant, [
    { ...ruby, slug: order.items[0]?.product.slug ?? "", color: "Pink", weight: "9 ct", treatment: "None" },
  ])
  const passport = await shown(issued.code)
  expect(passport).toMatchObject({ isGenuine: true, isCancelled: false })
  expect(passport.record).toMatchObject({
    code: issued.code,
    quantity: 1,
    shop: { domain: `${tenant.slug}.example` },
    stone: { ...facts, name: "Ruby", color: "Red", weight: "1.20 ct", origin: "Mogok", carat: 1.2 },
  })
  for (const it of [order.user.name, order.user.email, order.orderNumber, order.total, "Jaipur"]) {
    expect(JSON.stringify(passport)).not.toContain(it)
  }
})

it("anyone can verify it with the public key alone", async () => {
  const { payload, signature, keyId } = await shown(issued.code)
  const { body: key } = await visitor().get<{ keyId: string; publicKey: string }>("/api/passports/key")
  expect(key.keyId).toBe(keyId)
  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), createPublicKey(key.publicKey), Buffer.from(signature, "base64url"))
  expect(isSigned(payload)).toBe(true)
  expect(isSigned(payload.replace("Heated", "None"))).toBe(false)
})

it("is found by codes as people type them, in its own tenant only, and is not listed by search engines", async () => {
  const typed = `${issued.code.slice(0, 4)}-${issued.code.slice(4)}`.toLowerCase()
  const response = await visitor().get<Passport>(`/api/passports/${typed}`)
  expect(response).toMatchObject({ status: 200, body: { code: issued.code } })
  expect(response.headers["x-robots-tag"]).toBe("noindex")
  expect((await visitor().get(`/s/${issued.code}`)).headers["x-robots-tag"]).toBe("noindex")
  const missing = { status: 404, body: { code: "NOT_FOUND" } }
  expect(await new Client("sapphire").get(`/api/passports/${issued.code}`)).toMatchObject(missing)
  expect(await visitor().get("/api/passports/0000000000000000")).toMatchObject(missing)
  expect((await new Client("sapphire").get(`/s/${issued.code}`)).status).toBe(404)
})

it("another account's order shows its passports to nobody", async () => {
  const other = await newBuyer(tenant.slug)
  const path = `/api/orders/${order.orderNumber}/passports`
  expect((await other.client.get(path)).status).toBe(404)
  expect((await visitor().get(path)).status).toBe(401)
})

it("a record that was changed, or copied to another code, is reported as not genuine", async () => {
  const copy = "ZZZZZZZZZZZZZZZZ"
  await rows(
    `insert into passport (tenant_id, code, order_id, line, payload, signature, key_id)
     select tenant_id, $2, order_id, 99, payload, signature, key_id from passport where code = $1`,
    [issued.code, copy]
  )
  expect(await shown(copy)).toMatchObject({ isGenuine: false })
  await rows("delete from passport where code = $1", [copy])

  const set = "update passport set payload = replace(payload, $2, $3) where code = $1"
  await rows(set, [issued.code, "Heated", "None"])
  expect(await shown(issued.code)).toMatchObject({
    isGenuine: false,
    record: { stone: { treatment: "None" } },
  })
  const { body: page } = await visitor().get<string>(`/s/${issued.code}`)
  expect(page).toContain("rely on this record")
  expect(page).not.toContain("Genuine record")
  await rows("update passport set payload = 'no record' where code = $1", [issued.code])
  expect(await shown(issued.code)).toMatchObject({ isGenuine: false, record: null })
  expect((await visitor().get(`/s/${issued.code}`)).status).toBe(200)
})

it("a cancelled sale is shown as cancelled, and an unpaid order has no passport", async () => {
  const stone = tenant.stones.get("Ruby") as Product
  const { response } = await buy(buyer, stone.id)
  const { orderNumber, id } = expectStatus(response, 201).body
  const path = `/api/orders/${orderNumber}/passports`
  const [first] = (await buyer.client.get<OrderPassport[]>(path)).body
  await rows("update shop_order set status = 'CANCELLED' where order_id = $1", [id])
  expect(await shown(first?.code ?? "")).toMatchObject({ isGenuine: true, isCancelled: true })
  await openPayment(buyer, stone.id)
  await rows("update shop_order set status = 'PENDING' where order_id = $1", [id])
  expect((await buyer.client.get<OrderPassport[]>(path)).body).toEqual([])
})
