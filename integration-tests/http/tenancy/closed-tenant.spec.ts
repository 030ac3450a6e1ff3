import { createHmac } from "node:crypto"
import type { TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { pay, paymentsOf } from "../../support/gateway"
import { type Buyer, newPaying, type Opened, type TenantWithStones } from "../../support/tenant-with-stones"
import { superadmin } from "../../support/tenant"
import { closeTenant } from "../../support/tenant-row"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

describe("a tenant that is not active", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let opened: Opened

  beforeAll(async () => {
    ;({ tenant, buyer, opened } = await newPaying())
    await closeTenant(tenant.slug)
  })

  it("refuses every request of visitors, shoppers and its admin with 503, and changes nothing", async () => {
    const closed = { status: 503, body: { code: "TENANT_INACTIVE" } }
    expect(await new Client(tenant.slug).get("/api/products")).toMatchObject(closed)
    expect(await buyer.client.get("/api/auth/me")).toMatchObject(closed)
    expect(await buyer.client.delete("/api/cart")).toMatchObject(closed)
    expect(await tenant.admin.post("/api/admin/faqs", { question: "Open?", answer: "No." })).toMatchObject(
      closed
    )
    const lines = await rows(
      `select 1 from open_cart o join cart_line_item l on l.cart_id = o.cart_id and l.deleted_at is null
       where o.account_id = $1`,
      [buyer.user.id]
    )
    expect(lines).toHaveLength(1)
    expect(await rows("select 1 from faq where tenant_id = $1 and question = 'Open?'", [tenant.id])).toEqual(
      []
    )
  })

  it("shows a page in its own brand that explains it, with 503", async () => {
    const page = await new Client(tenant.slug).get<string>("/shop")
    expect(page.status).toBe(503)
    expect(page.body).toContain(tenant.brandName)
    expect(page.body).toMatch(/closed/i)
  })

  it("gives crawlers a time to come back, so that a search engine keeps the store's pages", async () => {
    for (const path of ["/", "/shop", "/api/products"])
      expect((await new Client(tenant.slug).get(path)).headers["retry-after"]).toBe("3600")
  })

  it("still accepts the gateway's incoming webhooks: a payment becomes its order", async () => {
    await pay(opened.session.orderId)
    const notice = {
      event: "payment.authorized",
      payload: { payment: { entity: { order_id: opened.session.orderId } } },
    }
    const signature = createHmac("sha256", tenant.gateway.keySecret)
      .update(JSON.stringify(notice))
      .digest("hex")
    const response = await new Client("default").post(`/webhooks/razorpay/${tenant.slug}`, notice, {
      headers: { "x-razorpay-signature": signature, "x-razorpay-event-id": opened.session.orderId },
    })
    expect(response).toMatchObject({ status: 200, body: { received: true } })
    await waitFor("the capture", async () => {
      const [payment] = await paymentsOf(opened.session.orderId)
      return payment?.captured === true ? true : undefined
    })
    // Stored a moment after the gateway has sent it.
    await waitFor("the paid order", async () => {
      const [order] = await rows<{ status: string }>("select status from shop_order where account_id = $1", [
        buyer.user.id,
      ])
      return order?.status === "PAID" ? true : undefined
    })
    expect(await rows("select 1 from shop_order where account_id = $1", [buyer.user.id])).toHaveLength(1)
  })

  it("is still listed for the superadmin", async () => {
    const { body } = await (
      await superadmin()
    ).get<TenantView[]>(`/api/superadmin/tenants?search=${tenant.slug}`)
    expect(body.find((it) => it.slug === tenant.slug)).toMatchObject({ isActive: false })
    // On the closed tenant's host, superadmin endpoints check the role as usual and don't return the 503.
    expect((await new Client(tenant.slug).get("/api/superadmin/tenants")).status).toBe(401)
  })
})
