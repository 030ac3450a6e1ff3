import { createHmac } from "node:crypto"
import { newAccount, startClient, startShop, type Account, type Client } from "./client"

const secret = "webhook-secret"
let client: Client
beforeAll(async () => {
  client = await startClient({ lateMs: 300, holdMs: 100, retryDelaysMs: [20, 40], timeoutMs: 500 })
})
afterAll(() => client.close())

type Shop = Awaited<ReturnType<typeof startShop>>
const open: Shop[] = []
afterEach(() => Promise.all(open.splice(0).map((it) => it.close())))

async function shopOf(account: Account, answer?: (count: number) => number): Promise<Shop> {
  const shop = await startShop(answer)
  open.push(shop)
  await client.call("POST", "/sim/webhooks", { key_id: account.keyId, url: shop.url, secret })
  return shop
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const capture = (account: Account, payment: string) =>
  client.as(account)("POST", `/v1/payments/${payment}/capture`, { amount: 50_000, currency: "INR" })

it("sends what happened, signed over the raw body, to that account's shop only", async () => {
  const account = newAccount()
  const shop = await shopOf(account)
  const stranger = await shopOf(newAccount())
  const order = await client.order(account, 50_000, "automatic")
  const payment = await client.pay(order, "now")
  await shop.until(3)
  expect(shop.events()).toEqual(["payment.authorized", "payment.captured", "order.paid"])
  for (const { rawBody, signature, eventId } of shop.received) {
    expect(signature).toBe(createHmac("sha256", secret).update(rawBody).digest("hex"))
    expect(eventId).toMatch(/^evt_[A-Za-z0-9]{14}$/)
  }
  expect(JSON.parse(shop.received[2]?.rawBody ?? "")).toMatchObject({
    entity: "event",
    account_id: expect.stringMatching(/^acc_/) as unknown,
    event: "order.paid",
    contains: ["payment", "order"],
    payload: { payment: { entity: { id: payment } }, order: { entity: { id: order, status: "paid" } } },
  })
  expect(stranger.received).toEqual([])
})

it("sends capture, failure and refund events", async () => {
  const account = newAccount()
  const shop = await shopOf(account)
  const order = await client.order(account)
  await client.call("POST", "/sim/pay", { order_id: order, outcome: "failure", webhook: "now" })
  await shop.until(1)
  const payment = await client.pay(order, "now")
  await shop.until(2)
  await capture(account, payment)
  await shop.until(4)
  await client.as(account)("POST", `/v1/payments/${payment}/refund`, {})
  await shop.until(6)
  expect(shop.events()).toEqual([
    "payment.failed",
    "payment.authorized",
    "payment.captured",
    "order.paid",
    "refund.created",
    "refund.processed",
  ])
})

it("never sends when told never", async () => {
  const account = newAccount()
  const shop = await shopOf(account)
  await capture(account, await client.pay(await client.order(account), "never"))
  await pause(150)
  expect(shop.received).toEqual([])
})

it("sends each event twice under one id", async () => {
  const account = newAccount()
  const shop = await shopOf(account)
  await client.pay(await client.order(account), "twice")
  await shop.until(2)
  expect(shop.events()).toEqual(["payment.authorized", "payment.authorized"])
  expect(shop.received[0]?.eventId).toBe(shop.received[1]?.eventId)
})

it("sends late", async () => {
  const account = newAccount()
  const shop = await shopOf(account)
  await client.pay(await client.order(account), "late")
  await pause(100)
  expect(shop.received).toEqual([])
  await shop.until(1)
})

it("reorders: what was captured is told before what was authorized", async () => {
  const account = newAccount()
  const shop = await shopOf(account)
  await client.pay(await client.order(account, 50_000, "automatic"), "reordered")
  await shop.until(3)
  expect(shop.events()).toEqual(["order.paid", "payment.captured", "payment.authorized"])
})

it("reorders a manual capture too, and tells the authorization in any case", async () => {
  const account = newAccount()
  const shop = await shopOf(account)
  await capture(account, await client.pay(await client.order(account), "reordered"))
  await shop.until(3)
  expect(shop.events().indexOf("order.paid")).toBeLessThan(shop.events().indexOf("payment.captured"))

  const uncaptured = newAccount()
  const other = await shopOf(uncaptured)
  await client.pay(await client.order(uncaptured), "reordered")
  await other.until(1)
  expect(other.events()).toEqual(["payment.authorized"])
})

it("tries again until the shop says 2xx, then stops", async () => {
  const account = newAccount()
  const shop = await shopOf(account, (count) => (count < 3 ? 503 : 200))
  await client.pay(await client.order(account), "now")
  await shop.until(3)
  await pause(100)
  expect(new Set(shop.received.map((it) => it.eventId)).size).toBe(1)
  expect(shop.received).toHaveLength(3)
})

it("gives up after the last of its tries", async () => {
  const account = newAccount()
  const shop = await shopOf(account, () => 500)
  const payment = await client.pay(await client.order(account), "now")
  await shop.until(3)
  await pause(150)
  const { body } = await client.call("GET", `/sim/deliveries?payment_id=${payment}`)
  expect(body).toMatchObject([{ attempt: 1, status: 500 }, { attempt: 2 }, { attempt: 3 }])
})
