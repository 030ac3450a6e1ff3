import type { Order } from "../../../src/contract/order"
import type { Refund } from "../../../src/contract/admin-order"
import { adminBodies } from "../../support/admin-bodies"
import { Client, type Answer } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { pay, paymentsOf } from "../../support/gateway"
import { ofTenant, whileCommitsAreLost } from "../../support/lost-commit"
import { paidOrder } from "../../support/orders"
import { PASSWORD } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import {
  jaipur,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type Buyer,
  type Opened,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(180_000)

let shop: TenantWithStones
let buyer: Buyer
let stone: string
let tenantId: string

beforeAll(async () => {
  shop = await newTenantWithStones([{ name: "Ruby", stock: 500 }])
  buyer = await newBuyer(shop.slug)
  stone = shop.stones.get("Ruby")?.id ?? ""
  tenantId = shop.tenant.id
})

interface Write {
  kind: string
  /** The table whose change is lost. */
  table: string
  on?: string
  /** Makes what the write needs. @returns the write, which may be made again */
  ready: () => Promise<() => Promise<Answer>>
  status: number
  /** Which rows of the table nobody else changes meanwhile; those of the tenant without it. */
  rowsOf?: string
  /** Which changes are lost; the tenant's without it. */
  when?: string
}

const body = (call: string): object => adminBodies(stone)[call] ?? {}
const always = (write: () => Promise<Answer>) => () => Promise.resolve(write)
const fresh = async (): Promise<Buyer> => newBuyer(shop.slug)
const opened = async (): Promise<{ by: Buyer; it: Opened }> => {
  const by = await fresh()
  return { by, it: await openPayment(by, stone) }
}
/** A shopper's order that is paid at the gateway, and sent on. */
const paidAtGateway = async () => {
  const { by, it } = await opened()
  const paid = await pay(it.session.orderId)
  return () => by.client.post<Order>("/api/orders", orderBody(it, paid))
}
const email = `${unique("registered")}@specs.test`
const slug = unique("opened")

const writes: Write[] = [
  {
    kind: "a checkout session",
    table: "payment_ledger",
    status: 200,
    ready: async () => {
      const by = await fresh()
      await by.client.post("/api/cart", { productId: stone, quantity: 1 })
      return () => by.client.post("/api/checkout/session", { addressId: by.addressId })
    },
  },
  { kind: "an order", table: "shop_order", status: 201, ready: paidAtGateway },
  {
    kind: "a capture",
    table: "payment_ledger",
    when: "new.state = 'paid'",
    rowsOf: "state = 'paid'",
    // The order stood before; its capture is written down now.
    status: 201,
    ready: paidAtGateway,
  },
  {
    kind: "a refund",
    table: "order_refund",
    on: "insert",
    status: 201,
    ready: async () => {
      const { id } = await paidOrder(buyer, stone)
      return () => shop.admin.post<Refund>(`/api/admin/orders/${id}/refunds`, { amount: 5, reason: "Late" })
    },
  },
  {
    kind: "a refund's credit note",
    table: "credit_note_counter",
    // The refund was begun before.
    status: 200,
    ready: async () => {
      const { id } = await paidOrder(buyer, stone)
      return () => shop.admin.post<Refund>(`/api/admin/orders/${id}/refunds`, { amount: 7, reason: "Late" })
    },
  },
  {
    kind: "an order's status",
    table: "shop_order",
    status: 200,
    ready: async () => {
      const { id } = await paidOrder(buyer, stone)
      return () => shop.admin.put(`/api/admin/orders/${id}`, { status: "SHIPPED" })
    },
  },
  {
    kind: "a cart's line item",
    table: "cart_line_item",
    rowsOf: "product_id = $2",
    status: 200,
    ready: async () => {
      const by = await fresh()
      return () => by.client.post("/api/cart", { productId: stone, quantity: 1 })
    },
  },
  {
    kind: "a wishlist entry",
    table: "wishlist_entry",
    status: 201,
    ready: always(() => buyer.client.post("/api/wishlist", { productId: stone })),
  },
  {
    kind: "an address",
    table: "address",
    status: 201,
    ready: always(() => buyer.client.post("/api/addresses", jaipur)),
  },
  {
    kind: "an account",
    table: "account",
    status: 201,
    ready: always(() =>
      new Client(shop.slug).post("/api/auth/register", { email, name: "Asha Rao", password: PASSWORD })
    ),
  },
  {
    kind: "a password change",
    table: "session",
    on: "delete",
    status: 200,
    ready: async () => {
      const by = await fresh()
      await new Client(shop.slug).post("/api/auth/login", { email: by.email, password: by.password })
      const change = { currentPassword: by.password, newPassword: "Other1234", confirmPassword: "Other1234" }
      return () => by.client.put("/api/auth/change-password", change)
    },
  },
  {
    kind: "a product",
    table: "gemstone",
    status: 201,
    ready: always(() =>
      sendForm(
        shop.admin,
        "POST",
        "/api/admin/products",
        Object.fromEntries(
          Object.entries(body("POST /api/admin/products")).map(([name, value]) => [name, String(value)])
        )
      )
    ),
  },
  {
    kind: "an import",
    table: "gemstone",
    status: 200,
    ready: always(() =>
      shop.admin.post("/api/admin/products/bulk-import", body("POST /api/admin/products/bulk-import"))
    ),
  },
  {
    kind: "a product's stock",
    table: "inventory_level",
    rowsOf: `location_id in (select stock_location_id from tenant where id = $1)`,
    status: 200,
    ready: always(() =>
      shop.admin.post("/api/admin/products/bulk-edit", {
        ...{ ids: [stone], changes: { stock: "321" }, dryRun: false },
      })
    ),
  },
  {
    kind: "a setting",
    table: "setting",
    status: 200,
    ready: always(() => shop.admin.put("/api/admin/settings/gst_rate", { value: "5" })),
  },
  {
    kind: "a text",
    table: "content_entry",
    status: 200,
    ready: always(() => shop.admin.put("/api/admin/content/hero_title_line1", { value: "Rubies" })),
  },
  {
    kind: "an FAQ",
    table: "faq",
    status: 201,
    ready: always(() => shop.admin.post("/api/admin/faqs", body("POST /api/admin/faqs"))),
  },
  {
    kind: "the brand",
    table: "tenant",
    rowsOf: "id = $1",
    status: 200,
    ready: always(() => shop.admin.put("/api/admin/branding", body("PUT /api/admin/branding"))),
  },
  {
    kind: "an API key",
    table: "integration_key",
    status: 201,
    ready: always(() => shop.admin.post("/api/admin/keys", body("POST /api/admin/keys"))),
  },
  {
    kind: "a saved view",
    table: "saved_view",
    status: 201,
    ready: always(() => shop.admin.post("/api/admin/views", body("POST /api/admin/views"))),
  },
  {
    kind: "a tenant",
    table: "tenant",
    when: `new.slug = '${slug}'`,
    rowsOf: `slug = '${slug}'`,
    status: 201,
    ready: always(async () =>
      (await superadmin()).post("/api/superadmin/tenants", {
        ...{ brandName: "Opened", slug, domain: `${slug}.example`, adminEmail: `admin@${slug}.test` },
      })
    ),
  },
]

const sumOf = async ({ table, rowsOf = "tenant_id = $1" }: Write): Promise<unknown> =>
  rows(
    `select count(*), md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from "${table}" t
     where ${rowsOf} and $1 <> '' and $2 <> ''`,
    [tenantId, stone]
  )

it.each(writes)(
  "$kind whose commit was lost is no success, leaves nothing, and can be asked for again",
  async (write) => {
    const { table, on, when = "true", status } = write
    const act = await write.ready()
    const before = await sumOf(write)
    const scope = write.kind === "a tenant" ? when : `${ofTenant(tenantId)} and ${when}`
    const lost = await whileCommitsAreLost({ table, when: scope, ...(on ? { on } : {}) }, act)
    expect(lost).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
    expect(String((lost.body as { error: unknown }).error)).toMatch(/could not confirm that this was saved/i)
    expect(lost.headers["retry-after"]).toBeDefined()
    expect(await sumOf(write)).toEqual(before)
    const again = await act()
    expect({ status: again.status, body: again.body }).toMatchObject({ status })
    expect(await sumOf(write)).not.toEqual(before)
  }
)

it("a write whose commit was lost is made by its repeat with the same Idempotency-Key, once", async () => {
  const key = { headers: { "idempotency-key": unique("key") } }
  const add = () => shop.admin.post("/api/admin/faqs", { question: "Kept?", answer: "Once." }, key)
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

it("a write that was saved is a success, although its response could not be kept for its Idempotency-Key", async () => {
  const key = { headers: { "idempotency-key": unique("key") } }
  const add = () => shop.admin.post("/api/admin/faqs", { question: "Saved?", answer: "Yes." }, key)
  const when = `${ofTenant(tenantId)} and new.answer is not null`
  const saved = await whileCommitsAreLost({ table: "idempotent_call", when }, add)
  expect(saved.status).toBe(201)
})

it("a shopper whose session was lost is never handed a gateway order that nobody knows", async () => {
  const by = await fresh()
  await by.client.post("/api/cart", { productId: stone, quantity: 1 })
  const open = () =>
    by.client.post<{ orderId?: string }>("/api/checkout/session", { addressId: by.addressId })
  const lost = await whileCommitsAreLost({ table: "payment_ledger", when: ofTenant(tenantId) }, open)
  expect(lost.body.orderId).toBeUndefined()
  const { orderId = "" } = (await open()).body
  expect(await rows("select 1 from payment_ledger where gateway_order_id = $1", [orderId])).toHaveLength(1)
  expect(await paymentsOf(orderId)).toEqual([])
})

it("a call whose connection was lost before its commit is 503 and may be made again", async () => {
  const name = unique("cut").replaceAll("-", "_")
  await rows(`
    create function ${name}() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger ${name} before insert on faq for each row when (${ofTenant(tenantId)}) execute function ${name}()`)
  const add = () => shop.admin.post("/api/admin/faqs", { question: "Cut?", answer: "No." })
  try {
    expect(await add()).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
  } finally {
    await rows(`drop trigger ${name} on faq; drop function ${name}()`)
  }
  expect((await add()).status).toBe(201)
})
