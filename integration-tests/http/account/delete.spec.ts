import type { Order } from "../../../src/contract/order"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { pay, paymentsOf } from "../../support/gateway"
import { inMedusa } from "../../support/medusa-exec"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus, newShopper, PASSWORD, signIn, signUp } from "../../support/shopper"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(180_000)

let tenant: TenantWithStones
let stoneId: string
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 1000 }])
  stoneId = tenant.stones.get("Ruby")?.id ?? ""
})
beforeEach(async () => {
  buyer = await newBuyer(tenant.slug)
})

const deleted = (client: Client, password = PASSWORD) =>
  client.send("DELETE", "/api/account", { body: { password } })

interface Kept {
  snapshot: { user: { name: string; email: string }; address: { fullName: string; phone: string } }
  status: string
}
const keptOrders = (accountId: string) =>
  rows<Kept>("select status, snapshot from shop_order where account_id = $1", [accountId])

test("deleting an account ends all its sessions, and a new account with the same e-mail owns none of its data", async () => {
  const phone = await signIn(buyer.email, PASSWORD, tenant.slug)
  const order = expectStatus((await buy(buyer, stoneId)).response, 201).body
  const response = expectStatus(await deleted(buyer.client), 204)
  expect(String(response.headers["set-cookie"])).toMatch(/ratna_session=;.*Max-Age=0/i)
  for (const client of [buyer.client, phone]) expect((await client.get("/api/auth/me")).status).toBe(401)
  expect(
    (await new Client(tenant.slug).post("/api/auth/login", { email: buyer.email, password: PASSWORD })).status
  ).toBe(401)

  const anew = await signUp(tenant.slug, buyer.email)
  expect(anew.user.id).not.toBe(buyer.user.id)
  expect((await anew.client.get("/api/orders")).body).toEqual([])
  expect((await anew.client.get(`/api/orders/${order.orderNumber}`)).status).toBe(404)
  expect((await anew.client.get("/api/addresses")).body).toEqual([])
  expect((await anew.client.get("/api/cart")).body).toMatchObject({ items: [] })
})

test("the order and its invoice stay for the tax authorities, without the e-mail; admins still read both", async () => {
  const order = expectStatus((await buy(buyer, stoneId)).response, 201).body
  expectStatus(await deleted(buyer.client), 204)
  expect(await keptOrders(buyer.user.id)).toMatchObject([
    {
      snapshot: {
        user: { email: "" },
        address: { fullName: "Asha Rao", phone: expect.stringMatching(/\d/) as string },
      },
    },
  ])
  const seen = expectStatus(await tenant.admin.get<Order>(`/api/orders/${order.orderNumber}`), 200).body
  expect(seen).toMatchObject({ status: "PAID", total: order.total, user: { email: "" } })
  const invoice = await tenant.admin.get(`/api/orders/${order.orderNumber}/invoice`)
  expect(invoice.bytes.subarray(0, 5).toString()).toBe("%PDF-")
})

test("the phone number is erased after delivery: the hourly job removes it once the order has arrived", async () => {
  expectStatus((await buy(buyer, stoneId)).response, 201)
  expectStatus(await deleted(buyer.client), 204)
  await rows("update shop_order set status = 'DELIVERED' where account_id = $1", [buyer.user.id])
  await inMedusa("purge-expired.cjs", {})
  const [kept] = await keptOrders(buyer.user.id)
  expect(kept?.snapshot.address).toMatchObject({ fullName: "Asha Rao", phone: "" })
  expect(
    await rows(
      "select 1 from order_address where phone is not null and last_name = 'Rao' and id in (select shipping_address_id from \"order\" where id in (select order_id from shop_order where account_id = $1))",
      [buyer.user.id]
    )
  ).toEqual([])
})

test("a payment in progress still becomes an order: nobody pays for nothing because they left", async () => {
  const { session } = await openPayment(buyer, stoneId)
  await pay(session.orderId, "never")
  expectStatus(await deleted(buyer.client), 204)
  await rows("update payment_due set due_at = now() where gateway_order_id = $1", [session.orderId])
  const [kept] = await waitFor(
    "the order of the payment",
    async () => {
      const found = await keptOrders(buyer.user.id)
      return found[0]?.status === "PAID" ? found : undefined
    },
    60_000
  )
  expect(kept?.snapshot).toMatchObject({ user: { email: "" }, address: { fullName: "Asha Rao" } })
  expect(await paymentsOf(session.orderId)).toMatchObject([{ status: "captured" }])
  const [entry] = await rows<{ email: string | null; customer_id: string | null }>(
    `select email, customer_id from "order" where id = (select order_id from shop_order where account_id = $1)`,
    [buyer.user.id]
  )
  expect(entry).toEqual({ email: null, customer_id: null })
})

test("a stolen session can't delete the account: the password is required, and wrong ones count as at sign-in", async () => {
  expect(await deleted(buyer.client, "Wrong1234")).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED", details: [{ path: "password", message: "Password is incorrect" }] },
  })
  expect((await buyer.client.send("DELETE", "/api/account", { body: {} })).status).toBe(400)
  for (let n = 0; n < 9; n += 1) await deleted(buyer.client, "Wrong1234")
  expect((await deleted(buyer.client)).status).toBe(429)
  expect((await buyer.client.get("/api/auth/me")).status).toBe(200)
})

test("a visitor, and the same cookie on another tenant's host, delete nothing", async () => {
  const other = await newTenantWithStones([])
  expect((await deleted(new Client(tenant.slug))).status).toBe(401)
  const elsewhere = new Client(other.slug)
  for (const [name, value] of buyer.client.cookies) elsewhere.cookies.set(name, value)
  expect((await deleted(elsewhere)).status).toBe(401)
  expect((await buyer.client.get("/api/auth/me")).status).toBe(200)
})

test("a tenant never loses its last admin: the last one must invite another first", async () => {
  expect(await deleted(tenant.admin)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect((await tenant.admin.get("/api/auth/me")).status).toBe(200)
})

test("one of two admins may leave, and if two leave at once, one stays", async () => {
  const { slug, admin } = await newTenantWithStones([])
  const second = await newShopper(slug)
  await rows("update account set role = 'ADMIN' where id = $1", [second.user.id])
  const responses = await Promise.all([deleted(admin), deleted(second.client)])
  expect(responses.map((it) => it.status).toSorted()).toEqual([204, 409])
})

test("requests that add to the cart or the addresses while the account is deleted leave no rows behind", async () => {
  const { client } = buyer
  const address = {
    fullName: "Asha Rao",
    phone: "98765 43210",
    line1: "14 MI Road",
    city: "Jaipur",
    state: "Rajasthan",
    postalCode: "302001",
  }
  const responses = await Promise.all([
    ...Array.from({ length: 6 }, () => client.post("/api/addresses", address)),
    deleted(client),
    ...Array.from({ length: 6 }, () => client.post("/api/cart", { productId: stoneId })),
  ])
  expect(responses.map((it) => it.status).filter((it) => ![200, 201, 204, 401].includes(it))).toEqual([])
  const left = await rows(
    "select 1 from address where account_id = $1 union all select 1 from open_cart where account_id = $1",
    [buyer.user.id]
  )
  expect(left).toEqual([])
})
