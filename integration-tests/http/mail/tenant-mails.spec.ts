import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { captureAtGateway, pay } from "../../support/gateway"
import { codeIn, type Mail, mailAbout, mailsTo, mailTo } from "../../support/mailbox"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { switchFeatures } from "../../support/tenant-row"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

/** Signs up under a name. @returns the e-mail */
async function signUp(slug: string, name: string): Promise<string> {
  const client = new Client(slug)
  const email = `${unique("asha")}@specs.test`
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  expectStatus(await client.post("/api/auth/verify-otp", { email, otp }), 200)
  expectStatus(await client.post("/api/auth/complete-registration", { email, name, password: PASSWORD }), 201)
  return email
}

/** Returns the subjects of all mails to an address, after waiting for a mail that was requested later. */
async function subjectsOf(slug: string, email: string): Promise<string[]> {
  expectStatus(await new Client(slug).post("/api/auth/forgot-password", { email }), 200)
  await mailAbout(email, /^Reset your/)
  return (await mailsTo(email)).map((it) => it.subject)
}

const brandOf = async (slug: string) => {
  const [row] = await rows<{ name: string; color: string; email: string; phone: string }>(
    `select t.brand_name as name, t.colors->>'primary' as color, e.value as email, p.value as phone from tenant t
     join content_entry e on e.tenant_id = t.id and e.key = 'contact_email'
     join content_entry p on p.tenant_id = t.id and p.key = 'contact_phone'
     where t.slug = $1 and t.archived_at is null`,
    [slug]
  )
  if (!row) throw new Error(`no tenant ${slug}`)
  return row
}

test("each tenant's mails have its own brand, and replies go to its own address", async () => {
  const [ratna, neelam] = [await brandOf("default"), await brandOf("sapphire")]
  for (const [slug, own, other] of [
    ["default", ratna, neelam],
    ["sapphire", neelam, ratna],
  ] as const) {
    const email = `${unique("asha")}@specs.test`
    expectStatus(await new Client(slug).post("/api/auth/send-otp", { email }), 200)
    const mail = await mailTo(email)
    expect(mail.replyTo).toEqual([{ address: own.email, name: own.name }])
    for (const it of [own.name, own.phone, own.email]) {
      expect(mail.html).toContain(it)
      expect(mail.text).toContain(it)
    }
    expect(mail.html).toContain(own.color)
    for (const it of [other.name, other.phone, other.email, other.color]) {
      expect(mail.html).not.toContain(it)
      expect(mail.text).not.toContain(it)
    }
  }
})

test("a new account gets a welcome mail with its name, and a name is never rendered as HTML", async () => {
  const { slug } = await newTenant()
  const mail = await mailAbout(await signUp(slug, "<b>Asha</b>"), /^Welcome to/)
  expect(mail.subject).toBe(`Welcome to Shop ${slug}`)
  expect(mail.html).toContain("Hello &lt;b&gt;Asha&lt;/b&gt;,")
  expect(mail.html).not.toContain("<b>Asha")
  expect(mail.text).toContain("Hello <b>Asha</b>,")
})

test("an unverified address gets no welcome mail", async () => {
  const { slug } = await newTenant()
  const email = `${unique("squat")}@specs.test`
  const body = { email, name: "Asha Rao", password: PASSWORD }
  expectStatus(await new Client(slug).post("/api/auth/register", body), 201)
  expect(await subjectsOf(slug, email)).toEqual([expect.stringMatching(/^Reset/)])
})

describe("a tenant with sales", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let stone: Product
  beforeEach(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby & co", stock: 1 }])
    buyer = await newBuyer(tenant.slug)
    stone = tenant.stones.get("Ruby & co") as Product
  })
  const about = (subject: RegExp): Promise<Mail> => mailAbout(buyer.email, subject)

  /** Opens the buyer's payment, while another buyer takes the only unit. */
  async function loseStone() {
    const opened = await openPayment(buyer, stone.id)
    expectStatus((await buy(await newBuyer(tenant.slug), stone.id)).response, 201)
    return opened
  }

  test("an order is confirmed by one mail: products, prices, address, and a link to its page", async () => {
    await rows("update catalog_entry set images = $2 where product_id = $1", [
      stone.id,
      ["/static/x/ruby.webp"],
    ])
    const { response } = await buy(buyer, stone.id)
    const { orderNumber, total } = expectStatus(response, 201).body
    const mail = await about(/^Your order/)
    expect(mail.subject).toBe(`Your order ${orderNumber} at Shop ${tenant.slug}`)
    const { origin } = new Client(tenant.slug)
    const amount = `₹${Number(total).toLocaleString("en-IN")}`
    for (const it of [
      amount,
      "12 MI Road",
      "Jaipur, Rajasthan 302001",
      `${origin}/profile?tab=orders`,
      `placed=${orderNumber}`,
    ]) {
      expect(mail.text).toContain(it)
      expect(mail.html).toContain(it)
    }
    expect(mail.text).toContain("Ruby & co × 1: ₹1,234.56")
    expect(mail.html).toContain("Ruby &amp; co")
    expect(mail.html).toContain(`src="${origin}/static/x/ruby.webp"`)
    const ofOrder = (await subjectsOf(tenant.slug, buyer.email)).filter((it) => it.includes(orderNumber))
    expect(ofOrder).toHaveLength(1)
  })

  test("with notifications switched off, only mails for sign-in and money are sent", async () => {
    await switchFeatures(tenant.slug, { enableEmailNotifications: false })
    const quiet = await newBuyer(tenant.slug)
    const opened = await openPayment(quiet, stone.id)
    expectStatus((await buy(buyer, stone.id)).response, 201)
    const paid = await pay(opened.session.orderId)
    expect((await quiet.client.post("/api/orders", orderBody(opened, paid))).status).toBe(409)
    await mailAbout(quiet.email, /was not taken$/)
    expect((await subjectsOf(tenant.slug, quiet.email)).toSorted()).toEqual([
      expect.stringMatching(/^Reset your/),
      expect.stringMatching(/^Your payment at/),
    ])
    expect(await subjectsOf(tenant.slug, buyer.email)).not.toContainEqual(
      expect.stringMatching(/^Your order/)
    )
  })

  test("a shopper who pays for a product that was just sold gets one mail: nothing was charged", async () => {
    const opened = await loseStone()
    const paid = await pay(opened.session.orderId)
    const ask = () => buyer.client.post("/api/orders", orderBody(opened, paid))
    for (const it of await Promise.all([ask(), ask(), ask()])) expect(it.status).toBe(409)
    const mail = await about(/was not taken$/)
    expect(mail.text).toContain("sold while you were paying")
    expect(mail.text).toContain("nothing was captured")
    const subjects = await subjectsOf(tenant.slug, buyer.email)
    expect(subjects.filter((it) => it.startsWith("Your payment"))).toHaveLength(1)
  })

  test("a shopper whose money was captured gets one mail that it is refunded, and none that it was not charged", async () => {
    const opened = await loseStone()
    const paid = await pay(opened.session.orderId)
    await captureAtGateway(tenant.gateway, paid.razorpay_payment_id, opened.session.amount)
    const ask = () => buyer.client.post("/api/orders", orderBody(opened, paid))
    for (const it of await Promise.all([ask(), ask()])) expect(it.status).toBe(409)
    const mail = await about(/is returned$/)
    expect(mail.text).toContain(`returned ₹${(opened.session.amount / 100).toLocaleString("en-IN")}`)
    const subjects = await subjectsOf(tenant.slug, buyer.email)
    expect(subjects.filter((it) => it.startsWith("Your payment"))).toHaveLength(1)
  })

  test("a shopper who pays twice for one cart gets a mail that the second payment is not charged", async () => {
    const first = await openPayment(buyer, stone.id)
    await rows("update payment_ledger set snapshot_hash = 'older' where gateway_order_id = $1", [
      first.session.orderId,
    ])
    const session = await buyer.client.post<typeof first.session>("/api/checkout/session", {
      addressId: buyer.addressId,
    })
    const second = { ...first, session: expectStatus(session, 200).body }
    const paid = await pay(second.session.orderId)
    expectStatus(await buyer.client.post("/api/orders", orderBody(second, paid)), 201)
    const again = await pay(first.session.orderId)
    expect((await buyer.client.post("/api/orders", orderBody(first, again))).status).toBe(409)
    const mail = await about(/was not taken$/)
    expect(mail.text).toContain("this was a second payment")
    expect(mail.text).toContain("/profile?tab=orders")
  })
})
