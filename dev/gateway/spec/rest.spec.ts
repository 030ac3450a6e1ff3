import { createHmac } from "node:crypto"
import { newAccount, startClient, type Client } from "./client"

let client: Client
beforeAll(async () => {
  client = await startClient()
})
afterAll(() => client.close())

const error = (description: string) => ({
  error: expect.objectContaining({ code: "BAD_REQUEST_ERROR", description }) as unknown,
})

describe("accounts", () => {
  it("accepts a key only with the secret of its first request", async () => {
    const account = newAccount()
    expect((await client.as(account)("GET", "/v1/orders")).status).toBe(200)
    const wrong = await client.as({ ...account, secret: "another-secret" })("GET", "/v1/orders")
    expect(wrong).toEqual({
      status: 401,
      body: { error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" } },
    })
  })

  it.each([
    ["a live key", { keyId: "rzp_live_abcdef", secret: "long-enough" }],
    ["a short secret", { keyId: "rzp_test_abcdef", secret: "short" }],
  ])("refuses %s", async (_, account) => {
    expect((await client.as(account)("GET", "/v1/payments")).status).toBe(401)
  })

  it("refuses requests without credentials", async () => {
    expect((await client.call("POST", "/v1/orders", { amount: 100, currency: "INR" })).status).toBe(401)
  })

  it("hides one account's order and payment from another", async () => {
    const owner = newAccount()
    const order = await client.order(owner)
    const payment = await client.pay(order)
    const stranger = client.as(newAccount())
    for (const path of [`/v1/orders/${order}`, `/v1/orders/${order}/payments`, `/v1/payments/${payment}`]) {
      expect(await stranger("GET", path)).toEqual({
        status: 400,
        body: error("The id provided does not exist"),
      })
    }
    const capture = await stranger("POST", `/v1/payments/${payment}/capture`, {
      amount: 50_000,
      currency: "INR",
    })
    expect(capture.status).toBe(400)
    expect((await client.as(owner)("GET", `/v1/payments/${payment}`)).body).toMatchObject({
      status: "authorized",
    })
  })
})

describe("orders", () => {
  it("creates, fetches and finds an order by its receipt", async () => {
    const call = client.as(newAccount())
    const created = await call("POST", "/v1/orders", { amount: 12_345, currency: "INR", receipt: "cart-1" })
    expect(created.body).toMatchObject({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/) as unknown,
      entity: "order",
      amount: 12_345,
      amount_paid: 0,
      amount_due: 12_345,
      status: "created",
      attempts: 0,
      notes: [],
    })
    await call("POST", "/v1/orders", { amount: 100, currency: "INR", receipt: "cart-2" })
    const found = await call("GET", "/v1/orders?receipt=cart-1")
    expect(found.body).toEqual({ entity: "collection", count: 1, items: [created.body] })
    expect((await call("GET", "/v1/orders?count=1&skip=1")).body).toMatchObject({
      items: [{ receipt: "cart-1" }],
    })
  })

  it.each([
    [{ currency: "INR" }, "The amount field is required."],
    [{ amount: 99, currency: "INR" }, "Order amount less than minimum amount allowed"],
    [{ amount: 50_000_000_001, currency: "INR" }, "Amount exceeds maximum amount allowed."],
    [{ amount: 100.5, currency: "INR" }, "The amount must be an integer."],
    [{ amount: 100 }, "The currency field is required."],
    [
      { amount: 100, currency: "INR", receipt: "x".repeat(41) },
      "The receipt may not be greater than 40 characters.",
    ],
    [
      {
        amount: 100,
        currency: "INR",
        notes: Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`k${at}`, "v"])),
      },
      "Number of fields in notes should be less than or equal to 15",
    ],
  ])("refuses %j", async (body, description) => {
    expect(await client.as(newAccount())("POST", "/v1/orders", body)).toEqual({
      status: 400,
      body: error(description),
    })
  })

  it("accepts no order above the account's own limit", async () => {
    const account = newAccount()
    await client.call("POST", "/sim/limit", { key_id: account.keyId, amount: 500 })
    const open = (amount: number) => client.as(account)("POST", "/v1/orders", { amount, currency: "INR" })
    expect((await open(500)).status).toBe(200)
    expect(await open(501)).toEqual({ status: 400, body: error("Amount exceeds maximum amount allowed.") })
    expect(
      (await client.as(newAccount())("POST", "/v1/orders", { amount: 501, currency: "INR" })).status
    ).toBe(200)
  })

  it("returns 404 for an unknown path and 400 for malformed JSON", async () => {
    expect((await client.as(newAccount())("GET", "/v1/nothing")).status).toBe(404)
    const account = newAccount()
    const response = await fetch(`${client.base}/v1/orders`, {
      method: "POST",
      body: "{",
      headers: { authorization: `Basic ${btoa(`${account.keyId}:${account.secret}`)}` },
    })
    expect(response.status).toBe(400)
  })
})

describe("payments", () => {
  it("returns the widget's three values, signed with the key secret", async () => {
    const account = newAccount()
    const order = await client.order(account)
    const { body } = await client.call("POST", "/sim/pay", {
      order_id: order,
      outcome: "success",
      webhook: "never",
    })
    const handed = body as { razorpay_payment_id: string; razorpay_signature: string }
    const text = `${order}|${handed.razorpay_payment_id}`
    expect(handed.razorpay_signature).toBe(createHmac("sha256", account.secret).update(text).digest("hex"))
  })

  it("authorizes first, then captures exactly once and only the exact amount", async () => {
    const account = newAccount()
    const call = client.as(account)
    const order = await client.order(account)
    const payment = await client.pay(order)
    expect((await call("GET", `/v1/orders/${order}`)).body).toMatchObject({
      status: "attempted",
      attempts: 1,
    })

    const capture = (amount: number) =>
      call("POST", `/v1/payments/${payment}/capture`, { amount, currency: "INR" })
    expect(await capture(49_999)).toEqual({
      status: 400,
      body: error("Capture amount must be equal to the amount authorized"),
    })
    expect((await capture(50_000)).body).toMatchObject({ id: payment, status: "captured", captured: true })
    expect(await capture(50_000)).toEqual({
      status: 400,
      body: error("This payment has already been captured"),
    })
    expect((await call("GET", `/v1/orders/${order}`)).body).toMatchObject({
      status: "paid",
      amount_paid: 50_000,
      amount_due: 0,
    })
  })

  it("captures automatically when the order sets it", async () => {
    const account = newAccount()
    const payment = await client.pay(await client.order(account, 700, "automatic"))
    expect((await client.as(account)("GET", `/v1/payments/${payment}`)).body).toMatchObject({
      status: "captured",
      amount: 700,
    })
  })

  it("refuses a second payment for a paid order", async () => {
    const order = await client.order(newAccount())
    await client.pay(order)
    const again = await client.call("POST", "/sim/pay", {
      order_id: order,
      outcome: "success",
      webhook: "never",
    })
    expect(again).toEqual({ status: 400, body: error("Payment already done for this order.") })
  })

  it("fails with Razorpay's error, can be retried, and can be authorized late", async () => {
    const account = newAccount()
    const order = await client.order(account)
    const failed = await client.call("POST", "/sim/pay", {
      order_id: order,
      outcome: "failure",
      webhook: "never",
    })
    const { metadata } = (failed.body as { error: { metadata: { payment_id: string } } }).error
    expect(failed).toMatchObject({
      status: 200,
      body: { error: { code: "BAD_REQUEST_ERROR", reason: "payment_failed" } },
    })
    const second = await client.pay(order)
    await client.call("POST", "/sim/authorize", { payment_id: metadata.payment_id })
    const all = await client.as(account)("GET", `/v1/orders/${order}/payments`)
    expect(all.body).toMatchObject({
      count: 2,
      items: [
        { id: second, status: "authorized" },
        { id: metadata.payment_id, status: "authorized", error_code: null },
      ],
    })
  })

  it("refunds an authorized payment that isn't captured in time", async () => {
    const account = newAccount()
    const payment = await client.pay(await client.order(account))
    await client.call("POST", "/sim/expire", { payment_id: payment })
    const capture = await client.as(account)("POST", `/v1/payments/${payment}/capture`, {
      amount: 50_000,
      currency: "INR",
    })
    expect(capture.status).toBe(400)
    const [row] = (await client.call("GET", `/sim/payments?key_id=${account.keyId}`)).body as unknown[]
    expect(row).toMatchObject({ id: payment, status: "refunded", captured: false, refunded: 50_000 })
  })
})
