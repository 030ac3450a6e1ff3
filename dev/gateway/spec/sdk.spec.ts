import Razorpay from "razorpay"
import { newAccount, startClient, type Client } from "./client"

let client: Client
beforeAll(async () => {
  client = await startClient()
})
afterAll(() => client.close())

/** The official SDK accepts another host only through its HTTP client's defaults. */
function sdk(): Razorpay {
  const { keyId, secret } = newAccount()
  const razorpay = new Razorpay({ key_id: keyId, key_secret: secret })
  const { rq } = (razorpay as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api
  rq.defaults.baseURL = client.base
  return razorpay
}

it("processes an order through the official SDK, from creation to refund", async () => {
  const razorpay = sdk()
  const order = await razorpay.orders.create({
    amount: 9_900,
    currency: "INR",
    receipt: "sdk-1",
    notes: { cart: "c1" },
  })
  const payment = await client.pay(order.id)
  expect(await razorpay.orders.fetch(order.id)).toMatchObject({ status: "attempted", notes: { cart: "c1" } })
  expect(await razorpay.orders.fetchPayments(order.id)).toMatchObject({ count: 1, items: [{ id: payment }] })
  expect(await razorpay.orders.all({ receipt: "sdk-1" })).toMatchObject({ count: 1 })
  expect(await razorpay.payments.capture(payment, 9_900, "INR")).toMatchObject({ status: "captured" })
  expect(await razorpay.payments.fetch(payment)).toMatchObject({ captured: true, order_id: order.id })
  const refund = await razorpay.payments.refund(payment, { amount: 900, speed: "normal" })
  expect(await razorpay.refunds.fetch(refund.id)).toMatchObject({ amount: 900, payment_id: payment })
  expect(await razorpay.payments.all({ count: 5 })).toMatchObject({ count: 1 })
})

it("returns errors as the SDK's own error objects", async () => {
  await expect(sdk().payments.fetch("pay_00000000000000")).rejects.toMatchObject({
    statusCode: 400,
    error: { code: "BAD_REQUEST_ERROR", description: "The id provided does not exist" },
  })
})
