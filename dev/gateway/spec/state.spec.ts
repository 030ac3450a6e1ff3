import { appendFile, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { newAccount, startClient } from "./client"

it("keeps accounts, payments, refunds and webhooks across a restart, even with an incomplete last line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gateway-"))
  const stateFile = join(folder, "state", "gateway.jsonl")
  const account = newAccount()
  const before = await startClient({ stateFile })
  const order = await before.order(account, 50_000, "automatic")
  const payment = await before.pay(order)
  const headers = { "x-refund-idempotency": "refund-key-0001" }
  const refund = await before.as(account)("POST", `/v1/payments/${payment}/refund`, {}, headers)
  const webhook = { key_id: account.keyId, url: "http://127.0.0.1:9/none" }
  await before.call("POST", "/sim/webhooks", { ...webhook, secret: "s" })
  await before.close()
  await appendFile(stateFile, `["payment","pay_torn",{"keyId"`)

  const after = await startClient({ stateFile })
  const call = after.as(account)
  expect((await call("GET", `/v1/orders/${order}/payments`)).body).toMatchObject({
    count: 1,
    items: [{ id: payment, status: "refunded" }],
  })
  expect(await call("POST", `/v1/payments/${payment}/refund`, {}, headers)).toEqual(refund)
  expect((await after.call("GET", "/sim/webhooks")).body).toEqual([webhook])
  expect((await after.as({ ...account, secret: "not-the-secret" })("GET", "/v1/orders")).status).toBe(401)
  await after.close()
  await rm(folder, { recursive: true })
})
