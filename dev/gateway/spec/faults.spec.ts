import { newAccount, startClient, type Client } from "./client"

let client: Client
beforeAll(async () => {
  client = await startClient({ slowMs: 200, faultHoldMs: 300 })
})
afterAll(() => client.close())
afterEach(() => client.call("DELETE", "/sim/fault"))

const order = (fault: object) => client.call("POST", "/sim/fault", fault)

it("fails exactly the configured number of requests under its path", async () => {
  const call = client.as(newAccount())
  await order({ path: "/v1/orders", times: 2, kind: "502" })
  expect((await call("GET", "/v1/payments")).status).toBe(200)
  const failed = await call("GET", "/v1/orders")
  expect(failed).toMatchObject({ status: 502, body: { error: { code: "SERVER_ERROR" } } })
  expect((await call("GET", "/v1/orders/order_x")).status).toBe(502)
  expect((await call("GET", "/v1/orders")).status).toBe(200)
})

it("responds late, with an error, or not at all", async () => {
  const call = client.as(newAccount())
  await order({ path: "/v1/orders", times: 1, kind: "slow" })
  const started = Date.now()
  expect((await call("GET", "/v1/orders")).status).toBe(200)
  expect(Date.now() - started).toBeGreaterThanOrEqual(190)
  await order({ path: "/v1/orders", times: 1, kind: "reset" })
  await expect(call("GET", "/v1/orders")).rejects.toThrow()
  await order({ path: "/v1/orders", times: 1, kind: "timeout" })
  await expect(call("GET", "/v1/orders")).rejects.toThrow()
  expect((await call("GET", "/v1/orders")).status).toBe(200)
})

it("can fail after the capture has succeeded", async () => {
  const account = newAccount()
  const payment = await client.pay(await client.order(account))
  await order({ path: `/v1/payments/${payment}/capture`, times: 1, kind: "reset", after: true })
  const call = client.as(account)
  await expect(
    call("POST", `/v1/payments/${payment}/capture`, { amount: 50_000, currency: "INR" })
  ).rejects.toThrow()
  expect((await call("GET", `/v1/payments/${payment}`)).body).toMatchObject({ captured: true })
})

it("can apply to one account and one method", async () => {
  const [mine, other] = [newAccount(), newAccount()]
  await order({ path: "/v1/orders", times: 1, kind: "502", key_id: mine.keyId, method: "get" })
  expect((await client.as(other)("GET", "/v1/orders")).status).toBe(200)
  expect((await client.as(mine)("POST", "/v1/orders", { amount: 100, currency: "INR" })).status).toBe(200)
  expect((await client.as(mine)("GET", "/v1/orders")).status).toBe(502)
})

it("applies to the postal service, and is removed by `times` 0", async () => {
  await order({ path: "/pincode", times: 5, kind: "502" })
  expect((await client.call("GET", "/pincode/560001")).status).toBe(502)
  await order({ path: "/pincode", times: 0, kind: "502" })
  expect((await client.call("GET", "/pincode/560001")).status).toBe(200)
})
