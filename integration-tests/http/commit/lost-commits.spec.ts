import type { Order } from "../../../src/contract/order"
import type { Refund } from "../../../src/contract/admin-order"
import { Client, type ClientResponse } from "../../support/client"
import { rows } from "../../support/database"
import { exampleBodies } from "../../support/example-bodies"
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

let tenant: TenantWithStones
let buyer: Buyer
let stone: string
let tenantId: string

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 500 }])
  buyer = await newBuyer(tenant.slug)
  stone = tenant.stones.get("Ruby")?.id ?? ""
  tenantId = tenant.id
})

interface Write {
  kind: string
  /** The table whose changes are lost. */
  table: string
  on?: string
  /** Creates what the write needs. @returns the write, which can be repeated */
  ready: () => Promise<() => Promise<ClientResponse>>
  status: number
  /** Condition for rows that nothing else changes meanwhile. Default: the tenant's rows. */
  rowsOf?: string | (() => string)
  /** Trigger condition for the lost changes. Default: the tenant's changes. */
  when?: string
}

const body = (call: string): object => exampleBodies(stone)[call] ?? {}
const always = (write: () => Promise<ClientResponse>) => () => Promise.resolve(write)
const fresh = async (): Promise<Buyer> => newBuyer(tenant.slug)
const opened = async (): Promise<{ by: Buyer; it: Opened }> => {
  const by = await fresh()
  return { by, it: await openPayment(by, stone) }
}
let gatewayOrder = ""
/** Pays a gateway order, whose id it puts into `gatewayOrder`. @returns the request that creates its order */
const paidAtGateway = async () => {
  const { by, it } = await opened()
  gatewayOrder = it.session.orderId
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
    rowsOf: () => `state = 'paid' and gateway_order_id = '${gatewayOrder}'`,
    // The order exists already. This write records its capture.
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
      return () => tenant.admin.post<Refund>(`/api/admin/orders/${id}/refunds`, { amount: 5, reason: "Late" })
    },
  },
  {
    kind: "an order's status",
    table: "shop_order",
    status: 200,
    ready: async () => {
      const { id } = await paidOrder(buyer, stone)
      return () => tenant.admin.put(`/api/admin/orders/${id}`, { status: "SHIPPED" })
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
      new Client(tenant.slug).post("/api/auth/register", { email, name: "Asha Rao", password: PASSWORD })
    ),
  },
  {
    kind: "a password change",
    table: "session",
    on: "delete",
    status: 200,
    ready: async () => {
      const by = await fresh()
      await new Client(tenant.slug).post("/api/auth/login", { email: by.email, password: by.password })
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
        tenant.admin,
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
      tenant.admin.post("/api/admin/products/bulk-import", body("POST /api/admin/products/bulk-import"))
    ),
  },
  {
    kind: "a product's stock",
    table: "inventory_level",
    rowsOf: `location_id in (select stock_location_id from tenant where id = $1)`,
    status: 200,
    ready: always(() =>
      tenant.admin.post("/api/admin/products/bulk-edit", {
        ...{ ids: [stone], changes: { stock: "321" }, dryRun: false },
      })
    ),
  },
  {
    kind: "a setting",
    table: "setting",
    status: 200,
    ready: always(() => tenant.admin.put("/api/admin/settings/gst_rate", { value: "5" })),
  },
  {
    kind: "an FAQ",
    table: "faq",
    status: 201,
    ready: always(() => tenant.admin.post("/api/admin/faqs", body("POST /api/admin/faqs"))),
  },
  {
    kind: "the brand",
    table: "tenant",
    rowsOf: "id = $1",
    status: 200,
    ready: always(() => tenant.admin.put("/api/admin/branding", body("PUT /api/admin/branding"))),
  },
  {
    kind: "an API key",
    table: "integration_key",
    status: 201,
    ready: always(() => tenant.admin.post("/api/admin/keys", body("POST /api/admin/keys"))),
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
     where ${typeof rowsOf === "string" ? rowsOf : rowsOf()} and $1 <> '' and $2 <> ''`,
    [tenantId, stone]
  )

it.each(writes)(
  "$kind whose commit was lost reports an error, leaves nothing, and can be repeated",
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
    expect(again.status === status || again.body).toBe(true)
    expect(await sumOf(write)).not.toEqual(before)
  }
)

it("a refund that was made, whose credit note's commit was lost, is pending, and gets its note without a second refund", async () => {
  const { id, gatewayOrderId } = await paidOrder(buyer, stone)
  const refund = () =>
    tenant.admin.post<Refund>(`/api/admin/orders/${id}/refunds`, { amount: 7, reason: "Late" })
  const lost = await whileCommitsAreLost({ table: "credit_note_counter", when: ofTenant(tenantId) }, refund)
  expect(lost).toMatchObject({ status: 201, body: { status: "PENDING", creditNoteNumber: null } })
  const again = await refund()
  expect(again).toMatchObject({
    status: 200,
    body: { id: lost.body.id, status: "REFUNDED", creditNoteNumber: expect.stringMatching(/./) as string },
  })
  const [payment] = await paymentsOf(gatewayOrderId)
  expect(payment?.refunded).toBe(700)
})
