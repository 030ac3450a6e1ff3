import type { NewApiKey } from "../../../src/contract/key"
import { scopes } from "../../../src/contract/key"
import type { NewWebhook, Webhook } from "../../../src/contract/webhook"
import { webhookEvents } from "../../../src/contract/webhook"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { Receiver, verified } from "../../support/receiver"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"
import {
  deliveriesOf,
  hookCalls,
  inState,
  leaveMessage,
  newWebhook,
  replay,
  tried,
  webhookNow,
} from "../../support/webhooks"

jest.setTimeout(120_000)

let tenant: NewTenant
let other: NewTenant
let receiver: Receiver
let hook: NewWebhook

beforeAll(async () => {
  ;[tenant, other, receiver] = await Promise.all([newTenant(), newTenant(), Receiver.open()])
  hook = await newWebhook(tenant.admin, { url: receiver.url, events: webhookEvents })
})
afterAll(() => receiver.close())
afterEach(() => {
  receiver.respond = (res) => res.writeHead(204).end()
})

it("an outgoing webhook whose process crashed between commit and sending is sent afterwards", async () => {
  const id = await leaveMessage(tenant.id, hook.id)
  const sent = await waitFor("The message left behind", () =>
    Promise.resolve(receiver.received.find((it) => it.id === id))
  )
  expect(verified(hook.secret, sent)).toMatchObject({ type: "order.placed" })
  expect(await inState(tenant.admin, hook.id, id, "delivered")).toMatchObject({
    attempts: 1,
    status: 204,
    problem: null,
  })
})

it("a delivery that fails is retried later, and can be sent again by hand", async () => {
  receiver.respond = (res) => res.writeHead(500).end()
  const id = await leaveMessage(tenant.id, hook.id)
  const failed = await tried(tenant.admin, hook.id, id)
  expect(failed).toMatchObject({ state: "pending", status: 500, problem: "The receiver responded with 500" })
  expect(Date.parse(failed.nextAttemptAt ?? "")).toBeGreaterThan(
    Date.parse(failed.lastAttemptAt ?? "") + 3_000
  )
  receiver.respond = (res) => res.writeHead(204).end()
  expectStatus(await replay(tenant.admin, hook.id, id), 200)
  await inState(tenant.admin, hook.id, id, "delivered")
  expectStatus(await replay(tenant.admin, hook.id, id), 200)
  await waitFor("The replay", () =>
    Promise.resolve(receiver.received.filter((it) => it.id === id).length >= 3 || undefined)
  )
})

it("a redirect is not followed, so a receiver can't send the requests elsewhere", async () => {
  const target = await Receiver.open()
  receiver.respond = (res) => res.writeHead(302, { location: target.url }).end()
  const id = await leaveMessage(tenant.id, hook.id)
  expect(await tried(tenant.admin, hook.id, id)).toMatchObject({
    problem: "Redirects are not followed (302)",
  })
  expect(target.received).toEqual([])
  await target.close()
})

it("a receiver that is gone (410), or fails all attempts, is switched off and can be switched on again", async () => {
  const gone = await Receiver.open()
  gone.respond = (res) => res.writeHead(410).end()
  const made = await newWebhook(tenant.admin, { url: gone.url, events: ["order.refunded"] })
  const [first, second] = [await leaveMessage(tenant.id, made.id), await leaveMessage(tenant.id, made.id)]
  await inState(tenant.admin, made.id, first, "failed")
  await inState(tenant.admin, made.id, second, "failed")
  const off = await webhookNow(tenant.admin, made.id)
  expect(off).toMatchObject({ isActive: false, offReason: expect.stringContaining("410") as string })
  expect((await replay(tenant.admin, made.id, first)).status).toBe(409)

  gone.respond = (res) => res.writeHead(503).end()
  const body = { isActive: true, version: off?.version }
  const on = expectStatus(await tenant.admin.put<Webhook>(`${hookCalls}/${made.id}`, body), 200).body
  expect(on).toMatchObject({ isActive: true, offReason: null })
  const last = await leaveMessage(tenant.id, made.id, 10)
  await inState(tenant.admin, made.id, last, "failed")
  expect(await webhookNow(tenant.admin, made.id)).toMatchObject({
    isActive: false,
    offReason: expect.stringContaining("11 attempts") as string,
  })
  expectStatus(await tenant.admin.delete(`${hookCalls}/${made.id}`), 204)
  expect(await webhookNow(tenant.admin, made.id)).toBeUndefined()
  await gone.close()
})

it("while a secret is rotated, receivers with the old and with the new one both accept the signature", async () => {
  const rotated = expectStatus(
    await tenant.admin.post<NewWebhook>(`${hookCalls}/${hook.id}/rotate`),
    200
  ).body
  expect(rotated.secret).not.toBe(hook.secret)
  const hours = (Date.parse(rotated.oldSecretUntil ?? "") - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThan(24.1)
  const id = await leaveMessage(tenant.id, hook.id)
  await inState(tenant.admin, hook.id, id, "delivered")
  const sent = receiver.received.find((it) => it.id === id)
  if (!sent) throw new Error("It was not received")
  for (const secret of [hook.secret, rotated.secret]) expect(verified(secret, sent)).toBeTruthy()
  const kept = await rows("select secrets::text from webhook_endpoint where id = $1", [hook.id])
  for (const secret of [hook.secret, rotated.secret])
    expect(JSON.stringify(kept)).not.toContain(secret.slice(6))
  const list = JSON.stringify((await tenant.admin.get(hookCalls)).body)
  expect(list).not.toContain("whsec_")
})

it.each([
  ["http://localhost:9000/hook", 400],
  ["https://169.254.169.254/latest/meta-data", 400],
  ["https://[::ffff:127.0.0.1]/hook", 400],
  ["https://0xa9fea9fe/hook", 400],
  ["https://listener.example:6379/", 400],
  ["https://listener.example:8443/hook", 400],
  ["nonsense", 400],
])("%s is refused as a webhook URL", async (url, status) => {
  const response = await tenant.admin.post(hookCalls, { url, events: ["stock.low"] })
  expect(response).toMatchObject({
    status,
    body: { code: "VALIDATION_FAILED", details: [{ path: "url" }] },
  })
  expect((await tenant.admin.put(`${hookCalls}/${hook.id}`, { url })).status).toBe(400)
  expect(await webhookNow(tenant.admin, hook.id)).toMatchObject({ url: hook.url })
})

it("a private address that was written directly into the row is not called either", async () => {
  const made = await newWebhook(tenant.admin, { url: "https://listener.example/in", events: ["stock.low"] })
  await rows("update webhook_endpoint set url = $2 where id = $1", [
    made.id,
    receiver.url.replace("127.0.0.1", "127.0.0.2"),
  ])
  const id = await leaveMessage(tenant.id, made.id)
  expect(await tried(tenant.admin, made.id, id)).toMatchObject({
    status: null,
    problem: "The address is private",
  })
  await tenant.admin.delete(`${hookCalls}/${made.id}`)
})

it("another tenant's webhooks are 404, and its changes are not sent", async () => {
  const [first] = await deliveriesOf(tenant.admin, hook.id)
  for (const response of [
    await other.admin.put(`${hookCalls}/${hook.id}`, { isActive: false }),
    await other.admin.delete(`${hookCalls}/${hook.id}`),
    await other.admin.post(`${hookCalls}/${hook.id}/rotate`),
    await other.admin.get(`${hookCalls}/${hook.id}/deliveries`),
    await replay(other.admin, hook.id, first?.id ?? ""),
  ])
    expect(response.status).toBe(404)
  expect(await webhookNow(tenant.admin, hook.id)).toMatchObject({ isActive: true })
  expect((await other.admin.get(hookCalls)).body).toEqual([])
})

it("no integration key, whatever its scopes, manages webhooks", async () => {
  const made = await tenant.admin.post<NewApiKey>("/api/admin/keys", { name: "All of it", scopes })
  const headers = { authorization: `Bearer ${expectStatus(made, 201).body.key}` }
  const program = new Client(tenant.slug)
  expect((await program.get(hookCalls, { headers })).status).toBe(403)
  const body = { url: receiver.url, events: ["stock.low"] }
  expect((await program.post(hookCalls, body, { headers })).status).toBe(403)
  expect((await program.post(`${hookCalls}/${hook.id}/rotate`, undefined, { headers })).status).toBe(403)
})

it("two admins who edit one webhook keep each other's changes", async () => {
  const { version } = (await webhookNow(tenant.admin, hook.id)) ?? {}
  const path = `${hookCalls}/${hook.id}`
  expectStatus(await tenant.admin.put(path, { url: `${receiver.url}/two`, version }), 200)
  expectStatus(await tenant.admin.put(path, { events: ["order.placed"], version }), 200)
  expect(await webhookNow(tenant.admin, hook.id)).toMatchObject({
    url: `${receiver.url}/two`,
    events: ["order.placed"],
  })
  expect(await tenant.admin.put(path, { url: `${receiver.url}/three`, version })).toMatchObject({
    status: 409,
    body: {
      code: "STALE",
      current: { id: hook.id, events: ["order.placed"] },
      details: [{ path: "url" }],
    },
  })
})
