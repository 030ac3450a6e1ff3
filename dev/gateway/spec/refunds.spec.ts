import { newAccount, startClient, type Client } from "./client"

let client: Client
beforeAll(async () => {
  client = await startClient()
})
afterAll(() => client.close())

const error = (description: string) => ({
  error: expect.objectContaining({ code: "BAD_REQUEST_ERROR", description }) as unknown,
})

const capturedPayment = async (account = newAccount()) => {
  const payment = await client.pay(await client.order(account, 50_000, "automatic"))
  const call = client.as(account)
  const refund = (body: unknown, key?: string) =>
    call(
      "POST",
      `/v1/payments/${payment}/refund`,
      body,
      key === undefined ? {} : { "x-refund-idempotency": key }
    )
  return { payment, call, refund }
}

it("refunds a part, then the rest, then nothing more", async () => {
  const { payment, call, refund } = await capturedPayment()
  expect((await refund({ amount: 20_000 })).body).toMatchObject({
    entity: "refund",
    amount: 20_000,
    payment_id: payment,
    status: "processed",
  })
  expect((await call("GET", `/v1/payments/${payment}`)).body).toMatchObject({
    status: "captured",
    amount_refunded: 20_000,
    refund_status: "partial",
  })
  expect((await refund({ amount: 30_001 })).body).toEqual(
    error("The total refund amount is greater than the refund payment amount")
  )
  expect((await refund({})).body).toMatchObject({ amount: 30_000 })
  expect((await call("GET", `/v1/payments/${payment}`)).body).toMatchObject({
    status: "refunded",
    refund_status: "full",
  })
  expect((await refund({})).body).toEqual(error("The payment has been fully refunded already"))
  expect((await call("GET", `/v1/payments/${payment}/refunds`)).body).toMatchObject({ count: 2 })
})

it("returns the same refund for the same key and body, and refuses another body", async () => {
  const { payment, call, refund } = await capturedPayment()
  const first = await refund({ notes: { why: "sold out" } }, "refund-key-0001")
  expect(await refund({ notes: { why: "sold out" } }, "refund-key-0001")).toEqual(first)
  expect((await refund({ amount: 100 }, "refund-key-0001")).status).toBe(400)
  expect((await call("GET", `/v1/payments/${payment}/refunds`)).body).toMatchObject({ count: 1 })
  expect((await refund({}, "short")).status).toBe(400)
})

it("refunds captured payments only", async () => {
  const account = newAccount()
  const payment = await client.pay(await client.order(account))
  expect((await client.as(account)("POST", `/v1/payments/${payment}/refund`, {})).body).toEqual(
    error("The payment status should be captured for action to be taken")
  )
})
