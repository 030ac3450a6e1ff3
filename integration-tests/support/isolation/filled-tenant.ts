import type { NewApiKey } from "../../../src/contract/key"
import type { Order } from "../../../src/contract/order"
import { scopes } from "../../../src/contract/key"
import { Client } from "../client"
import { rows } from "../database"
import { sendForm } from "../form"
import { mailAbout, tokenIn } from "../mailbox"
import { picture } from "../pictures"
import { expectStatus } from "../shopper"
import {
  buy,
  newBuyer,
  newTenantWithStones,
  openPayment,
  type Buyer,
  type TenantWithStones,
} from "../tenant-with-stones"
import { unique } from "../unique"

export interface FilledTenant {
  tenant: TenantWithStones
  buyer: Buyer
  order: Order
  /** Ids of two products: one was sold and renamed, one is in the cart. */
  sold: string
  inCart: string
  importId: string
  key: string
  /** Token of an unused link to set a password. */
  resetToken: string
  gatewayOrderId: string
}

const letters = () => unique("").replaceAll("-", "")

/** Opens a tenant and uses every feature once, so that each table holds rows of this tenant. */
export async function filledTenant(): Promise<FilledTenant> {
  const names = [`Ruby ${letters()}`, `Garnet ${letters()}`] as const
  const tenant = await newTenantWithStones(names.map((name) => ({ name, stock: 9 })))
  const [sold = "", inCart = ""] = names.map((it) => tenant.stones.get(it)?.id)
  const buyer = await newBuyer(tenant.slug)
  const order = await boughtAndRefunded(tenant, buyer, sold)
  await asShopper(buyer, inCart)
  const { session } = await openPayment(buyer, inCart)
  const key = await asAdmin(tenant, sold, inCart)
  expectStatus(await buyer.client.post("/api/auth/forgot-password", { email: buyer.email }), 200)
  const resetToken = tokenIn(await mailAbout(buyer.email, /password/i))
  const imports = await tenant.admin.get<{ id: string }[]>("/api/admin/imports")
  const importId = expectStatus(imports, 200).body[0]?.id ?? ""
  return { tenant, buyer, order, sold, inCart, importId, key, resetToken, gatewayOrderId: session.orderId }
}

/** Creates a paid order with its incoming webhook, invoice, passport and a partial refund. */
async function boughtAndRefunded(tenant: TenantWithStones, buyer: Buyer, productId: string): Promise<Order> {
  const { response } = await buy(buyer, productId, "now")
  // The incoming webhook may have created the order already.
  const order = expectStatus<Order>(response, response.status === 200 ? 200 : 201).body
  const path = `/api/admin/orders/${order.id}`
  expectStatus(await tenant.admin.post(`${path}/refunds`, { amount: "10.00", reason: letters() }), 201)
  expectStatus(await buyer.client.get(`/api/orders/${order.orderNumber}/invoice`), 200)
  expectStatus(await buyer.client.get(`/api/orders/${order.orderNumber}/passports`), 200)
  return order
}

async function asShopper({ client, email }: Buyer, productId: string): Promise<void> {
  expectStatus(await client.post("/api/wishlist", { productId }), 201)
  const letter = { name: "Asha Rao", email, message: `Is it heated? ${letters()}` }
  expectStatus(await client.post("/api/contact", letter), 201)
  expectStatus(
    await new Client(client.slug).post("/api/auth/send-otp", { email: `${letters()}@specs.test` }),
    200
  )
}

async function asAdmin(tenant: TenantWithStones, sold: string, inCart: string): Promise<string> {
  const once = { headers: { "idempotency-key": letters() } }
  const faq = { question: `Why ${letters()}?`, answer: `For ${letters()}.` }
  expectStatus(await tenant.admin.post("/api/admin/faqs", faq, once), 201)
  const view = { list: "products", name: letters(), query: `search=${letters()}`, shared: true }
  expectStatus(await tenant.admin.post("/api/admin/views", view), 201)
  expectStatus(await tenant.admin.put("/api/admin/settings/gst_rate", { value: "12" }), 200)
  const arn = letters().toUpperCase().padEnd(15, "0").slice(0, 15)
  expectStatus(await tenant.admin.put("/api/admin/settings/export_lut", { value: arn }), 200)
  expectStatus(
    await tenant.admin.put("/api/admin/content/contact_email", { value: `${letters()}@specs.test` }),
    200
  )
  const files = [{ name: `${letters()}.png`, data: await picture(`#${letters().slice(0, 6)}`) }]
  expectStatus(await sendForm(tenant.admin, "POST", "/api/admin/uploads", { files }), 201)
  expectStatus(await tenant.admin.put(`/api/admin/products/${sold}`, { slug: `renamed-${letters()}` }), 200)
  const hook = { url: `https://${letters()}.example/ratna`, events: ["order.refunded"] }
  const webhook = expectStatus(await tenant.admin.post<{ id: string }>("/api/admin/webhooks", hook), 201).body
  // Marked as delivered, so that nothing is sent to the receiver.
  await rows(
    `insert into webhook_delivery (tenant_id, endpoint_id, id, event, body, state)
     values ($1, $2, $3, 'order.refunded', '{}', 'delivered')`,
    [tenant.id, webhook.id, unique("msg")]
  )
  // Normally written by a job when two tenants claim one laboratory report.
  await rows(
    `insert into alarm (tenant_id, id, kind, subject, product_id, details)
     values ($1, $2, 'REPORT_CLAIMED_TWICE', $2, $3, '{"name": "Ruby", "certificateLab": "GIA", "certificateNumber": "1"}')`,
    [tenant.id, unique("alarm"), inCart]
  )
  const body = { name: letters(), scopes }
  return expectStatus(await tenant.admin.post<NewApiKey>("/api/admin/keys", body), 201).body.key
}

/** Tables without a row of a filled tenant, each with its reason. */
export const unfilled: Record<string, string> = {
  email_proof: "spent by the account that was made with it",
  entry_pass: "a superadmin's way in; enter.spec.ts makes one",
  mail_receipt: "of the mails that tell of a deletion; life.spec.ts makes one",
  payment_refund: "refunds of payments without an order; refund.spec.ts makes one",
  order_staff_act: "unused; a later release drops it",
  medusa_staff: "the platform's people",
  picture_due: "gone once the copies are made",
  webhook_due: "nothing is due",
  webhook_listener: "names of events only",
  webhook_change: "marks, gone within seconds",
  mail_outbox: "a mail is gone once it was sent",
  mail_due: "the same",
  payment_due: "of what is paid nothing is due; of what is open, a time only",
  refund_due: "the gateway has responded",
  order_moved: "marks of what was done in Medusa Admin, gone within seconds",
  report_claim: "no stone here has a laboratory report",
  report_sweep: "the same",
}
