import type { AdminFaq } from "../../../src/contract/faq"
import type { NewApiKey } from "../../../src/contract/key"
import type { Order } from "../../../src/contract/order"
import { Client, type ClientResponse } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

let tenant: NewTenant
let other: NewTenant

beforeAll(async () => {
  ;[tenant, other] = await Promise.all([newTenant(), newTenant()])
})

const faq = { question: "Once?", answer: "Once." }
const under = (key: string) => ({ headers: { "idempotency-key": key } })
const ask = (key: string, body: object = faq, by: Client = tenant.admin): Promise<ClientResponse<AdminFaq>> =>
  by.post<AdminFaq>("/api/admin/faqs", body, under(key))
const faqs = async (by: Client = tenant.admin): Promise<number> =>
  (await by.get<AdminFaq[]>("/api/admin/faqs")).body.length

it("a request that is repeated after its response was lost is executed once, with the same response", async () => {
  const key = unique("key")
  const before = await faqs()
  const first = expectStatus(await ask(key), 201)
  const again = expectStatus(await ask(key), 201)
  expect(again.body).toEqual(first.body)
  expect(first.headers["idempotent-replayed"]).toBeUndefined()
  expect(again.headers["idempotent-replayed"]).toBe("true")
  expect(await faqs()).toBe(before + 1)
})

it("ten concurrent repeats are executed once", async () => {
  const key = unique("key")
  const before = await faqs()
  const responses = await Promise.all(Array.from({ length: 10 }, () => ask(key)))
  expect(await faqs()).toBe(before + 1)
  const codes = responses.map((it) => it.status)
  expect(codes.filter((it) => it !== 201 && it !== 409)).toEqual([])
  expect(new Set(responses.filter((it) => it.status === 201).map((it) => it.body.id)).size).toBe(1)
})

it("another body with the same key is refused and changes nothing", async () => {
  const key = unique("key")
  expectStatus(await ask(key), 201)
  const before = await faqs()
  const refused = await ask(key, { ...faq, answer: "Twice." })
  expect(refused).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_MISMATCH" } })
  expect(await faqs()).toBe(before)
})

it("another id in the path counts as another request", async () => {
  const key = unique("key")
  const [one, two] = [
    expectStatus(await ask(unique("key")), 201),
    expectStatus(await ask(unique("key")), 201),
  ]
  const remove = (it: ClientResponse<AdminFaq>) =>
    tenant.admin.delete(`/api/admin/faqs/${it.body.id}`, under(key))
  expectStatus(await remove(one), 204)
  expectStatus(await remove(two), 422)
  const again = expectStatus(await remove(one), 204)
  expect(again.headers["idempotent-replayed"]).toBe("true")
})

it("a key is scoped to its caller, its tenant and its endpoint", async () => {
  const key = unique("key")
  expectStatus(await ask(key), 201)
  const before = await faqs(other.admin)
  expect(expectStatus(await ask(key, faq, other.admin), 201).headers["idempotent-replayed"]).toBeUndefined()
  expect(await faqs(other.admin)).toBe(before + 1)
  const body = { name: unique("Program"), scopes: ["settings:write"] }
  const program = expectStatus<NewApiKey>(
    await tenant.admin.post("/api/admin/keys", body, under(key)),
    201
  ).body
  const sent = { headers: { "idempotency-key": key, authorization: `Bearer ${program.key}` } }
  const theirs = await new Client(tenant.slug).post<AdminFaq>("/api/admin/faqs", faq, sent)
  expect(expectStatus(theirs, 201).headers["idempotent-replayed"]).toBeUndefined()
})

it("an error response is repeated too, with its details", async () => {
  const key = unique("key")
  const gone = () => tenant.admin.delete("/api/admin/faqs/none", under(key))
  const [first, again] = [await gone(), await gone()]
  expectStatus(first, 404)
  expect(again.body).toEqual(first.body)
  expect(again.headers["idempotent-replayed"]).toBe("true")
})

it("a secret that is shown once is not shown again, and not stored", async () => {
  const key = unique("key")
  const body = { name: unique("Program"), scopes: ["catalog:read"] }
  const made = expectStatus<NewApiKey>(await tenant.admin.post("/api/admin/keys", body, under(key)), 201)
  expectStatus(await tenant.admin.post("/api/admin/keys", body, under(key)), 409)
  const kept = await rows("select key from idempotent_call c where c::text like $1", [`%${made.body.key}%`])
  expect(kept).toEqual([])
})

it("a sign-in never gets a stored response: no second visitor gets the first one's session", async () => {
  const key = unique("key")
  const login = { email: `admin@${tenant.slug}.test`, password: "wrong and wrong" }
  const visitor = new Client(tenant.slug)
  expectStatus(await visitor.post("/api/auth/login", login, under(key)), 401)
  const cookies = await rows(
    "select key from idempotent_call where tenant_id = $1 and answer like '%set-cookie%'",
    [tenant.id]
  )
  expect(cookies).toEqual([])
})

it("visitors behind one address never share a response, and don't block each other", async () => {
  const key = unique("key")
  const visitor = new Client(tenant.slug)
  const write = (message: string) =>
    visitor.post<{ id: string }>(
      "/api/contact",
      { name: "Asha Rao", email: "asha@specs.test", message },
      under(key)
    )
  const [one, same, other] = [
    await write("Is the ruby heated?"),
    await write("Is the ruby heated?"),
    await write("Is the opal treated?"),
  ]
  for (const it of [one, same, other]) {
    expectStatus(it, 201)
    expect(it.headers["idempotent-replayed"]).toBeUndefined()
  }
  expect(new Set([one.body.id, same.body.id, other.body.id]).size).toBe(3)
  expect(await rows("select 1 from idempotent_call where key = $1", [key])).toEqual([])
})

it("a request that a crash interrupted can be repeated, and stored responses expire after a day", async () => {
  const key = unique("key")
  const first = expectStatus(await ask(key), 201)
  const age = (interval: string, response: string) =>
    rows(
      `update idempotent_call set claimed_at = now() - $1::interval, answer = ${response} where tenant_id = $2 and key = $3`,
      [interval, tenant.id, key]
    )
  await age("9 minutes", "null")
  expect(await ask(key)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  await age("11 minutes", "null")
  const anew = expectStatus(await ask(key), 201)
  expect(anew.body.id).not.toBe(first.body.id)
  await age("25 hours", "answer")
  expectStatus(await ask(key, { ...faq, answer: "Another day." }), 201)
})

it.each(["", "ä", "x".repeat(101)])("refuses the key %j", async (key) => {
  const before = await faqs()
  const sent = await ask(key).catch(() => null)
  // Some values can't be sent in an HTTP header. All others are refused.
  if (sent) expectStatus(sent, 400)
  expect(await faqs()).toBe(before)
})

describe("stored responses are limited", () => {
  const used = (hits: number) =>
    rows(
      "update rate_limit set hits = array_fill(now(), array[$3::int]) where tenant_id = $1 and key like $2",
      [other.id, "idempotency:%", hits]
    )

  it("per hour; a request that is stored already is still repeated", async () => {
    const key = unique("key")
    expectStatus(await ask(key, faq, other.admin), 201)
    await used(300)
    expectStatus(await ask(unique("key"), faq, other.admin), 429)
    expectStatus(await ask(key, faq, other.admin), 201)
    expectStatus(await other.admin.post("/api/admin/faqs", faq), 201)
    await used(1)
  })

  it("in size: a longer response isn't stored, and a repeat executes the request again", async () => {
    const key = unique("key")
    const products = Array.from({ length: 1_200 }, (_, n) => ({
      name: `Stone ${String(n)} ${"x".repeat(200)}`,
    }))
    const send = () =>
      tenant.admin.post("/api/admin/products/bulk-import", { products, dryRun: true }, under(key))
    const first = expectStatus(await send(), 200)
    expect(first.bytes.length).toBeGreaterThan(256 * 1024)
    expect(expectStatus(await send(), 200).headers["idempotent-replayed"]).toBeUndefined()
  })
})

it("a response to staff about a shopper's order is erased with the shopper", async () => {
  const stones = await newTenantWithStones([{ name: "Ruby", stock: 2 }])
  const buyer = await newBuyer(stones.slug)
  const { orderNumber, id } = expectStatus<Order>(
    (await buy(buyer, stones.stones.get("Ruby")?.id ?? "")).response,
    201
  ).body
  expectStatus(
    await stones.admin.put(`/api/admin/orders/${id}`, { status: "SHIPPED" }, under(unique("key"))),
    200
  )
  const keptOf = () =>
    rows("select key from idempotent_call where tenant_id = $1 and answer like $2", [
      stones.id,
      `%${orderNumber}%`,
    ])
  expect(await keptOf()).toHaveLength(1)
  expectStatus(await buyer.client.send("DELETE", "/api/account", { body: { password: PASSWORD } }), 204)
  expect(await keptOf()).toEqual([])
})
