import type { Product } from "../../../src/contract/product"
import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { buy, jaipur, newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import { expectStatus, newShopper, PASSWORD } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { setStock, switchFeatures } from "../../support/tenant-row"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

const ask = (client: Client, addressId: unknown = "none") =>
  client.post("/api/checkout/session", { addressId })
const sessionsOf = (accountId: string) =>
  rows("select 1 from payment_ledger where account_id = $1", [accountId])

it("a session is refused for the first of several reasons, in a fixed order", async () => {
  const tenant = await newTenant({ features: { enableCheckout: false } })
  await importRows(tenant, [{ name: "Ruby", stock: "1" }])
  const [stone] = (await new Client(tenant.slug).get<Product[]>("/api/products")).body
  const productId = stone?.id ?? ""

  expect(await ask(new Client(tenant.slug))).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } })

  const unverified = new Client(tenant.slug)
  const account = { email: `${unique("new")}@specs.test`, name: "New", password: PASSWORD }
  expectStatus(await unverified.post("/api/auth/register", account), 201)
  expect(await ask(unverified)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })

  const { client, user } = await newShopper(tenant.slug)
  expect(await ask(client)).toMatchObject({ status: 403, body: { code: "FEATURE_DISABLED" } })

  await switchFeatures(tenant.slug, { enableCheckout: true })
  expect(await ask(client)).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED", error: "Your cart is empty" },
  })

  expectStatus(await client.post("/api/cart", { productId }), 200)
  await setStock(productId, 0)
  expect(await ask(client)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })

  const { body } = expectStatus(await client.post<{ id: string }>("/api/addresses", jaipur), 201)
  expect(await ask(client, body.id)).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_STOCK" } })

  await setStock(productId, 1)
  expect(await ask(client, body.id)).toMatchObject({ status: 409, body: { code: "PAYMENT_NOT_CONFIGURED" } })
  expect(await sessionsOf(user.id)).toEqual([])
})

it("another shopper's address is not found", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
  const [buyer, other] = await Promise.all([newBuyer(tenant.slug), newBuyer(tenant.slug)])
  expectStatus(await buyer.client.post("/api/cart", { productId: tenant.stones.get("Ruby")?.id }), 200)
  expect(await ask(buyer.client, other.addressId)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  expect(await sessionsOf(buyer.user.id)).toEqual([])
})

it("a product that was sold in the meantime is refused at the session, by name", async () => {
  const tenant = await newTenantWithStones([{ name: "Only one", stock: 1 }])
  const stone = tenant.stones.get("Only one") as Product
  const [late, first] = await Promise.all([newBuyer(tenant.slug), newBuyer(tenant.slug)])
  expectStatus(await late.client.post("/api/cart", { productId: stone.id }), 200)
  expectStatus((await buy(first, stone.id)).response, 201)
  expect(await ask(late.client, late.addressId)).toMatchObject({
    status: 409,
    body: { code: "INSUFFICIENT_STOCK", error: expect.stringContaining("Only one") as string },
  })
  expect(await sessionsOf(late.user.id)).toEqual([])
})

it.each([undefined, null, "", 7, {}])("an address that is %j is refused with 400", async (addressId) => {
  const { client, user } = await newShopper()
  expect(await client.post("/api/checkout/session", { addressId })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED", details: [{ path: "addressId" }] },
  })
  expect(await sessionsOf(user.id)).toEqual([])
})
