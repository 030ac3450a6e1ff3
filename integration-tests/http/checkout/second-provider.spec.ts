import path from "node:path"
import type { Branding } from "../../../src/contract/branding"
import type { Cart } from "../../../src/contract/cart"
import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { invitedStaff } from "../../support/medusa-staff"
import { expectStatus } from "../../support/shopper"
import { secondServer } from "../../support/second-server"
import {
  newBuyer,
  newTenantWithStones,
  orderBody,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { signVoucher, VoucherGateway } from "../../support/voucher/gateway"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(180_000)

/** A tenant whose provider is the folder `support/voucher`, and a server that has this provider. */
let tenant: TenantWithStones
let gateway: VoucherGateway
let server: Awaited<ReturnType<typeof secondServer>>

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 9 }])
  await rows("update tenant set payment_provider = 'voucher' where slug = $1", [tenant.slug])
  gateway = new VoucherGateway(tenant.gateway)
  const register = path.resolve(__dirname, "../../support/voucher/register.cjs")
  server = await secondServer({
    NODE_OPTIONS: `--require ${register}`,
    VOUCHER_API_URL: await gateway.open(),
  })
})

afterAll(async () => {
  await server.stop()
  gateway.close()
})

/** The buyer's browser at the server with the second provider. */
function browserOf({ client }: Buyer): Client {
  const browser = new Client(tenant.slug, { port: server.port })
  for (const [name, value] of client.cookies) browser.cookies.set(name, value)
  return browser
}

async function openSession() {
  const buyer = await newBuyer(tenant.slug)
  const browser = browserOf(buyer)
  const productId = tenant.stones.get("Ruby")?.id ?? ""
  const { body: cart } = expectStatus(await browser.post<Cart>("/api/cart", { productId, quantity: 1 }), 200)
  const session = async () =>
    expectStatus(
      await browser.post<CheckoutSession>("/api/checkout/session", { addressId: buyer.addressId }),
      200
    ).body
  return { buyer, browser, cart, open: session, session: await session() }
}

const ordersOf = async (browser: Client): Promise<Order[]> =>
  expectStatus(await browser.get<Order[]>("/api/orders"), 200).body

describe("a tenant with another payment provider", () => {
  it("shows its name to the browser, which chooses the script by it", async () => {
    const provider = async () => {
      const { body } = await new Client(tenant.slug, { port: server.port }).get<Branding>("/api/branding")
      return body.paymentConfig.provider
    }
    await waitFor("the provider", async () => ((await provider()) === "voucher" ? true : undefined))
  })

  it("opens a session with a token, and an unchanged cart gets the same session with a new token", async () => {
    const { session, open } = await openSession()
    expect(session.key).toBe(tenant.gateway.keyId)
    expect(session.orderId).toMatch(/^ses-/)
    expect(session.token).toEqual(expect.any(String))
    const again = await open()
    expect(again.orderId).toBe(session.orderId)
    expect(again.token).not.toBe(session.token)
  })

  it("sells: the browser's return becomes an order, which is captured, and Medusa Admin refunds it", async () => {
    const { browser, session, cart } = await openSession()
    const paid = gateway.pay(session.token ?? "")
    const claim = (signature: string) =>
      orderBody(
        { session, cart },
        {
          razorpay_order_id: paid.gatewayOrderId,
          razorpay_payment_id: paid.paymentId,
          razorpay_signature: signature,
        }
      )
    const forged = await browser.post("/api/orders", claim(signVoucher("other", tenant.gateway.keySecret)))
    expect(forged.status).toBeGreaterThanOrEqual(400)
    const { body: order } = expectStatus(await browser.post<Order>("/api/orders", claim(paid.signature)), 201)
    expect(order).toMatchObject({ status: "PAID", paymentRef: paid.paymentId })
    const voucher = () => gateway.vouchers.get(paid.paymentId)
    expect(voucher()).toMatchObject({ state: "redeemed", paise: session.amount })

    const [payment] = await rows<{ id: string }>("select id from payment where data->>'payment_id' = $1", [
      paid.paymentId,
    ])
    const staff = await invitedStaff(tenant.id)
    const admin = new Client("default", { port: server.port })
    const refund = await admin.post(`/admin/payments/${payment?.id ?? ""}/refund`, { amount: 100 }, staff)
    expectStatus(refund, 200)
    expect(voucher()).toMatchObject({ returnedPaise: 100_00 })
  })

  it("takes incoming webhooks by the provider's own header only, each once", async () => {
    const { browser, session } = await openSession()
    const paid = gateway.pay(session.token ?? "")
    const notification = unique("note")
    const body = JSON.stringify({ notification, kind: "voucher.redeemable", session: paid.gatewayOrderId })
    const notify = (headers: Record<string, string>) =>
      new Client("default", { port: server.port }).post(`/webhooks/voucher/${tenant.slug}`, body, { headers })
    const signed = (secret: string) => {
      const time = String(Math.floor(Date.now() / 1000))
      return { "voucher-signature": `t=${time},s=${signVoucher(`${time}.${body}`, secret)}` }
    }
    const stored = () => rows("select 1 from webhook_event where event_id = $1", [notification])

    expectStatus(await notify({}), 401)
    expectStatus(await notify(signed("another")), 401)
    expectStatus(await notify({ "x-razorpay-signature": signVoucher(body, tenant.gateway.keySecret) }), 401)
    expect(await stored()).toEqual([])

    expectStatus(await notify(signed(tenant.gateway.keySecret)), 200)
    expectStatus(await notify(signed(tenant.gateway.keySecret)), 200)
    expect(await stored()).toHaveLength(1)
    const paidOrder = await waitFor("the order", async () =>
      (await ordersOf(browser)).find((order) => order.status === "PAID")
    )
    expect(paidOrder.paymentRef).toBe(paid.paymentId)
    expect(await ordersOf(browser)).toHaveLength(1)
  })
})
