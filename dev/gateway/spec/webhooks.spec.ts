import { createHmac } from "node:crypto"
import { newAccount, startClient, startReceiver, type Account, type Client } from "./client"

const secret = "webhook-secret"
let client: Client
beforeAll(async () => {
  client = await startClient({ lateMs: 300, holdMs: 100, retryDelaysMs: [20, 40], timeoutMs: 500 })
})
afterAll(() => client.close())

type Receiver = Awaited<ReturnType<typeof startReceiver>>
const open: Receiver[] = []
afterEach(() => Promise.all(open.splice(0).map((it) => it.close())))

async function receiverOf(account: Account, response?: (count: number) => number): Promise<Receiver> {
  const receiver = await startReceiver(response)
  open.push(receiver)
  await client.call("POST", "/sim/webhooks", { key_id: account.keyId, url: receiver.url, secret })
  return receiver
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const capture = (account: Account, payment: string) =>
  client.as(account)("POST", `/v1/payments/${payment}/capture`, { amount: 50_000, currency: "INR" })

it("sends events, signed over the raw body, to that account's receiver only", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account)
  const stranger = await receiverOf(newAccount())
  const order = await client.order(account, 50_000, "automatic")
  const payment = await client.pay(order, "now")
  await receiver.until(3)
  expect(receiver.events()).toEqual(["payment.authorized", "payment.captured", "order.paid"])
  for (const { rawBody, signature, eventId } of receiver.received) {
    expect(signature).toBe(createHmac("sha256", secret).update(rawBody).digest("hex"))
    expect(eventId).toMatch(/^evt_[A-Za-z0-9]{14}$/)
  }
  expect(JSON.parse(receiver.received[2]?.rawBody ?? "")).toMatchObject({
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
  const receiver = await receiverOf(account)
  const order = await client.order(account)
  await client.call("POST", "/sim/pay", { order_id: order, outcome: "failure", webhook: "now" })
  await receiver.until(1)
  const payment = await client.pay(order, "now")
  await receiver.until(2)
  await capture(account, payment)
  await receiver.until(4)
  await client.as(account)("POST", `/v1/payments/${payment}/refund`, {})
  await receiver.until(6)
  expect(receiver.events()).toEqual([
    "payment.failed",
    "payment.authorized",
    "payment.captured",
    "order.paid",
    "refund.created",
    "refund.processed",
  ])
})

it("sends nothing for a payment set to never", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account)
  await capture(account, await client.pay(await client.order(account), "never"))
  await pause(150)
  expect(receiver.received).toEqual([])
})

it("sends each event twice with the same id", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account)
  await client.pay(await client.order(account), "twice")
  await receiver.until(2)
  expect(receiver.events()).toEqual(["payment.authorized", "payment.authorized"])
  expect(receiver.received[0]?.eventId).toBe(receiver.received[1]?.eventId)
})

it("sends late events after the delay", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account)
  await client.pay(await client.order(account), "late")
  await pause(100)
  expect(receiver.received).toEqual([])
  await receiver.until(1)
})

it("reorders: sends the capture before the authorization", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account)
  await client.pay(await client.order(account, 50_000, "automatic"), "reordered")
  await receiver.until(3)
  expect(receiver.events()).toEqual(["order.paid", "payment.captured", "payment.authorized"])
})

it("reorders a manual capture too, and always sends the authorization", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account)
  await capture(account, await client.pay(await client.order(account), "reordered"))
  await receiver.until(3)
  expect(receiver.events().indexOf("order.paid")).toBeLessThan(receiver.events().indexOf("payment.captured"))

  const uncaptured = newAccount()
  const other = await receiverOf(uncaptured)
  await client.pay(await client.order(uncaptured), "reordered")
  await other.until(1)
  expect(other.events()).toEqual(["payment.authorized"])
})

it("retries until the receiver returns 2xx, then stops", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account, (count) => (count < 3 ? 503 : 200))
  await client.pay(await client.order(account), "now")
  await receiver.until(3)
  await pause(100)
  expect(new Set(receiver.received.map((it) => it.eventId)).size).toBe(1)
  expect(receiver.received).toHaveLength(3)
})

it("stops after the last attempt", async () => {
  const account = newAccount()
  const receiver = await receiverOf(account, () => 500)
  const payment = await client.pay(await client.order(account), "now")
  await receiver.until(3)
  await pause(150)
  const { body } = await client.call("GET", `/sim/deliveries?payment_id=${payment}`)
  expect(body).toMatchObject([{ attempt: 1, status: 500 }, { attempt: 2 }, { attempt: 3 }])
})
