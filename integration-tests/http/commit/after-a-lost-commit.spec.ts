import { rows } from "../../support/database"
import { paymentsOf } from "../../support/gateway"
import { ofTenant, whileCommitsAreLost } from "../../support/lost-commit"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(180_000)

let tenant: TenantWithStones
let tenantId: string

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
  tenantId = tenant.id
})

it("a write whose commit was lost is executed once when it is repeated with the same Idempotency-Key", async () => {
  const key = { headers: { "idempotency-key": unique("key") } }
  const add = () => tenant.admin.post("/api/admin/faqs", { question: "Kept?", answer: "Once." }, key)
  const lost = await whileCommitsAreLost({ table: "faq", when: ofTenant(tenantId) }, add)
  expect(lost.status).toBe(503)
  const made = await add()
  expect(made.status).toBe(201)
  const replayed = await add()
  expect(replayed.headers["idempotent-replayed"]).toBe("true")
  expect(
    await rows("select 1 from faq where tenant_id = $1 and question = 'Kept?'", [tenantId])
  ).toHaveLength(1)
})

it("a committed write succeeds even if its response could not be stored for its Idempotency-Key", async () => {
  const key = { headers: { "idempotency-key": unique("key") } }
  const add = () => tenant.admin.post("/api/admin/faqs", { question: "Saved?", answer: "Yes." }, key)
  const when = `${ofTenant(tenantId)} and new.answer is not null`
  const saved = await whileCommitsAreLost({ table: "idempotent_call", when }, add)
  expect(saved.status).toBe(201)
})

it("a shopper whose session was lost never gets a gateway order without a ledger entry", async () => {
  const by = await newBuyer(tenant.slug)
  await by.client.post("/api/cart", { productId: tenant.stones.get("Ruby")?.id, quantity: 1 })
  const open = () =>
    by.client.post<{ orderId?: string }>("/api/checkout/session", { addressId: by.addressId })
  const lost = await whileCommitsAreLost({ table: "payment_ledger", when: ofTenant(tenantId) }, open)
  expect(lost.body.orderId).toBeUndefined()
  const { orderId = "" } = (await open()).body
  expect(await rows("select 1 from payment_ledger where gateway_order_id = $1", [orderId])).toHaveLength(1)
  expect(await paymentsOf(orderId)).toEqual([])
})

it("a request whose connection was lost before its commit is 503 and can be repeated", async () => {
  const name = unique("cut").replaceAll("-", "_")
  await rows(`
    create function ${name}() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger ${name} before insert on faq for each row when (${ofTenant(tenantId)}) execute function ${name}()`)
  const add = () => tenant.admin.post("/api/admin/faqs", { question: "Cut?", answer: "No." })
  try {
    expect(await add()).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
  } finally {
    await rows(`drop trigger ${name} on faq; drop function ${name}()`)
  }
  expect((await add()).status).toBe(201)
})
