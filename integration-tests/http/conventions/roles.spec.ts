import type { Order } from "../../../src/contract/order"
import type { StaffMember } from "../../../src/contract/staff"
import { Client, type ClientResponse } from "../../support/client"
import { rows } from "../../support/database"
import { exampleBodies } from "../../support/example-bodies"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { tenantRows } from "../../support/tenant-rows"
import {
  buy,
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

interface Described {
  paths: Record<string, Record<string, unknown>>
}

let tenant: TenantWithStones
let shopper: Buyer
/** Another tenant's admin. */
let stranger: NewTenant
let calls: string[]
/** Ids of the tenant's rows that requests name in their path or body. */
let own: Record<
  | "product"
  | "order"
  | "faq"
  | "message"
  | "staff"
  | "view"
  | "entry"
  | "alarm"
  | "key"
  | "webhook"
  | "delivery",
  string
>

const idOf = (response: ClientResponse): string => (response.body as { id: string }).id

beforeAll(async () => {
  ;[tenant, stranger] = await Promise.all([
    newTenantWithStones([{ name: "Spinel of Mahenge", stock: 5 }]),
    newTenant(),
  ])
  shopper = await newBuyer(tenant.slug)
  const product = tenant.stones.get("Spinel of Mahenge")?.id ?? ""
  const { response } = await buy(shopper, product)
  const placed = expectStatus<Order>(response, 201).body
  const faq = { question: "Only here?", answer: "Only here." }
  const letter = { name: "Asha Rao", email: shopper.email, message: "Is it heated?" }
  const key = { name: "Accounting", scopes: ["orders:read"] }
  const hook = { url: "https://listener.example/ratna", events: ["order.refunded"] }
  const view = { list: "products", name: "Rubies of Mogok", query: "search=mogok", shared: true }
  const history = await tenant.admin.get<{ id: string }[]>("/api/admin/history?limit=1")
  const staff = await tenant.admin.get<StaffMember[]>("/api/admin/staff")
  own = {
    product,
    order: placed.id,
    faq: idOf(expectStatus(await tenant.admin.post("/api/admin/faqs", faq), 201)),
    message: idOf(expectStatus(await new Client(tenant.slug).post("/api/contact", letter), 201)),
    staff: staff.body[0]?.id ?? "",
    view: idOf(expectStatus(await tenant.admin.post("/api/admin/views", view), 201)),
    key: idOf(expectStatus(await tenant.admin.post("/api/admin/keys", key), 201)),
    entry: history.body[0]?.id ?? "",
    alarm: unique("alarm"),
    webhook: idOf(expectStatus(await tenant.admin.post("/api/admin/webhooks", hook), 201)),
    delivery: unique("msg"),
  }
  // Normally written by a job when two tenants claim one laboratory report.
  await rows(
    `insert into alarm (tenant_id, id, kind, subject, product_id, details)
     values ($1, $2, 'REPORT_CLAIMED_TWICE', $2, $3, '{"name": "Spinel of Mahenge"}')`,
    [tenant.id, own.alarm, own.product]
  )
  // Normally written by events of the tenant. Not due, so nothing is sent to the receiver.
  await rows(
    `insert into webhook_delivery (tenant_id, endpoint_id, id, event, body, state)
     values ($1, $2, $3, 'order.refunded', '{}', 'delivered')`,
    [tenant.id, own.webhook, own.delivery]
  )
  const { body } = await new Client().get<Described>("/api/openapi.json")
  calls = Object.entries(body.paths)
    .filter(([path]) => path.startsWith("/api/admin/"))
    .flatMap(([path, methods]) => Object.keys(methods).map((it) => `${it.toUpperCase()} ${path}`))
})

/** The kind of row that an endpoint names in its path or body. Another tenant's admin gets 404 for it. */
const names: Record<string, keyof typeof own> = {
  "PUT /api/admin/alarms/{id}": "alarm",
  "PUT /api/admin/contact-messages/{id}": "message",
  "PUT /api/admin/faqs/{id}": "faq",
  "DELETE /api/admin/faqs/{id}": "faq",
  "POST /api/admin/history/{id}/revert": "entry",
  "GET /api/admin/history/{id}/things": "entry",
  "DELETE /api/admin/keys/{id}": "key",
  "POST /api/admin/orders/documents": "order",
  "GET /api/admin/orders/{id}": "order",
  "PUT /api/admin/orders/{id}": "order",
  "POST /api/admin/orders/{id}/refunds": "order",
  "POST /api/admin/orders/{id}/status/undo": "order",
  "GET /api/admin/products/{id}": "product",
  "PUT /api/admin/products/{id}": "product",
  "DELETE /api/admin/products/{id}": "product",
  "DELETE /api/admin/staff/{id}": "staff",
  "PUT /api/admin/views/{id}": "view",
  "DELETE /api/admin/views/{id}": "view",
  "PUT /api/admin/webhooks/{id}": "webhook",
  "DELETE /api/admin/webhooks/{id}": "webhook",
  "POST /api/admin/webhooks/{id}/rotate": "webhook",
  "GET /api/admin/webhooks/{id}/deliveries": "webhook",
  "POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/replay": "webhook",
}

/** Endpoints that respond with one result per id. */
const repeating = new Set(["POST /api/admin/orders/bulk-status", "POST /api/admin/products/bulk-edit"])

/** Query parameters that an endpoint requires. */
const queries: Record<string, string> = {
  "/api/admin/reports/gst": "?month=2026-01&table=b2cs",
  "/api/admin/views": "?list=products",
}

/** Sends a valid request with the tenant's own rows in the path and in the body. */
function send(client: Client, call: string): Promise<ClientResponse> {
  const [method = "", path = ""] = call.split(" ")
  const row = names[call]
  const filled = path
    .replace("{id}", row ? own[row] : "none")
    .replace("{key}", "gst_rate")
    .replace("{deliveryId}", own.delivery)
  const query = queries[path] ?? ""
  const example = exampleBodies(own.product)[call]
  const body =
    example && "ids" in example && path.includes("/orders/") ? { ...example, ids: [own.order] } : example
  return client.send(method, filled + query, body === undefined ? {} : { body })
}

it("every admin endpoint whose path names a row has its line here, and every line has its endpoint", () => {
  expect(calls.filter((call) => /\{\w*id\}/i.test(call) && !(call in names))).toEqual([])
  expect(Object.keys(names).filter((call) => !calls.includes(call))).toEqual([])
})

it("visitors are asked to sign in, shoppers are refused, and nothing changes", async () => {
  const before = await tenantRows(tenant.id)
  for (const call of calls) {
    const visitor = await send(new Client(tenant.slug), call)
    const buyer = await send(shopper.client, call)
    expect({ call, visitor: visitor.status, buyer: buyer.status }).toEqual({ call, visitor: 401, buyer: 403 })
  }
  expect(await tenantRows(tenant.id)).toEqual(before)
})

it("another tenant's admin finds none of its rows, reads none of its data, and changes nothing", async () => {
  const before = await tenantRows(tenant.id)
  const marks = [...Object.values(own), shopper.email, tenant.slug, "Spinel of Mahenge"]
  for (const call of calls) {
    const { status, body } = await send(stranger.admin, call)
    const seen = marks.filter((it) => JSON.stringify(body).includes(it))
    if (!repeating.has(call)) expect({ call, seen }).toEqual({ call, seen: [] })
    if (names[call]) expect({ call, status }).toEqual({ call, status: 404 })
    else expect({ call, fault: status >= 500 }).toEqual({ call, fault: false })
  }
  expect(await tenantRows(tenant.id)).toEqual(before)
})

it("an admin's session of one tenant opens no other tenant's back office", async () => {
  const elsewhere = new Client(tenant.slug)
  for (const [name, value] of stranger.admin.cookies) elsewhere.cookies.set(name, value)
  const before = await tenantRows(tenant.id)
  for (const call of calls)
    expect({ call, status: (await send(elsewhere, call)).status }).toEqual({ call, status: 401 })
  expect(await tenantRows(tenant.id)).toEqual(before)
})
