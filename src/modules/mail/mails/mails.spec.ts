import type { Order, OrderStatus } from "../../../contract/order"
import { orderStatuses } from "../../../contract/order"
import { paise } from "../../../domain/money"
import type { MailTemplate, MailTenant } from "../mail"
import { renderMail } from "../render-mail"
import { codeMail, invitationMail, resetMail, welcomeMail } from "./account"
import { contactMail } from "./contact"
import { orderPlacedMail, refundMail, statusMail } from "./order"
import { refundedMail, notTakenMail } from "./payment"

const tenant: MailTenant = {
  brandName: "Ratna",
  domain: "ratna.example",
  color: "#7c2d12",
  logo: null,
  origin: "https://ratna.example",
  contact: { email: "hello@ratna.example", phone: "", address: "" },
}
const name = `<b>Asha</b> & "sons"`
const order: Order = {
  id: "order_1",
  orderNumber: "RT-7K2M9Q",
  status: "PAID",
  createdAt: "2026-11-22T06:00:00.000Z",
  subtotal: "125000.00",
  gst: "22500.00",
  shippingFee: "0.00",
  total: "147500.00",
  paymentRef: "pay_1",
  items: [
    {
      id: "order_1-1",
      quantity: 1,
      unitPrice: "125000.00",
      lineTotal: "125000.00",
      product: { id: "p", name: "Burmese Ruby", images: ["/static/t/ruby.webp"], slug: "burmese-ruby" },
    },
  ],
  shippingAddress: {
    fullName: name,
    phone: "9876543210",
    line1: "12 MI Road",
    line2: null,
    city: "Jaipur",
    state: "Rajasthan",
    postalCode: "302001",
    country: "India",
  },
  buyerGstin: null,
  buyerName: null,
  user: { name, email: "asha@specs.test" },
  timeline: [],
}
const unordered = {
  name,
  amount: paise(14_750_000),
  items: [{ name: "Burmese Ruby", quantity: 1, lineTotal: paise(12_500_000), images: [] }],
  code: "INSUFFICIENT_STOCK",
}
const withStatus = (status: OrderStatus): Order => ({ ...order, status })

/** Each mail, and phrases that it must contain. */
const mails: [string, MailTemplate, string[]][] = [
  ["code", codeMail(tenant, "012345"), ["012345", "10 minutes"]],
  ["welcome", welcomeMail(tenant, name), ["https://ratna.example/shop"]],
  ["reset", resetMail(tenant, "/reset-password?token=t"), ["https://ratna.example/reset-password?token=t"]],
  ["invitation", invitationMail(tenant, "/reset-password?token=t"), ["72 hours"]],
  ["contact", contactMail({ name, email: "asha@specs.test", message: "Hi" }), ["asha@specs.test", "Hi"]],
  [
    "order placed",
    orderPlacedMail(tenant, order),
    ["₹1,47,500", "FREE", "Burmese Ruby", "12 MI Road", "placed=RT-7K2M9Q"],
  ],
  ...orderStatuses.map((it): [string, MailTemplate, string[]] => [
    it,
    statusMail(withStatus(it)),
    ["RT-7K2M9Q", "₹1,25,000"],
  ]),
  ["refund", refundMail(tenant, order, { amount: "500.00", reason: "Chipped" }), ["₹500", "Chipped"]],
  ["not taken", notTakenMail(tenant, unordered), ["₹1,47,500", "nothing was captured", "sold while"]],
  ["given back", refundedMail(tenant, { ...unordered, code: null }), ["returned ₹1,47,500"]],
]

test.each(mails)(
  "the mail '%s' contains its required phrases in HTML and text, with names escaped",
  (_name, template, words) => {
    const { html, text, subject } = renderMail({ tenant, to: "asha@specs.test", ...template })
    for (const it of words) expect(text).toContain(it)
    for (const it of words) expect(html).toContain(it)
    expect(html).not.toContain("<b>")
    if (text.includes("Asha")) expect(text).toContain(name)
    for (const it of [subject, text, html]) expect(it).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
  }
)

test("mails about signing in and payments can't be switched off", () => {
  const off = mails.filter(([, template]) => template.isNotification).map(([it]) => it)
  expect(off).toEqual(["welcome", "order placed", ...orderStatuses])
})

test("only the mail for a shipped order shows courier and tracking", () => {
  const carriage = {
    courier: "Blue Dart",
    trackingNumber: "BD 77",
    trackingUrl: "https://bluedart.example/77",
  }
  const text = (status: OrderStatus) =>
    renderMail({ tenant, to: null, ...statusMail(withStatus(status), carriage) }).text
  expect(text("SHIPPED")).toContain("Tracking: Blue Dart, BD 77")
  expect(text("SHIPPED")).toContain("https://bluedart.example/77")
  expect(text("DELIVERED")).not.toContain("Blue Dart")
})

test("the mail for a refunded second payment links to the orders, not to an empty cart", () => {
  const { text } = renderMail({
    tenant,
    to: null,
    ...refundedMail(tenant, { ...unordered, code: "ALREADY_PAID" }),
  })
  expect(text).toContain("second payment")
  expect(text).toContain("https://ratna.example/profile?tab=orders")
})

test("the mail of a store that isn't registered for GST promises no tax invoice", () => {
  const untaxed = { ...order, gst: "0.00", total: "125000.00" }
  const { text, html } = renderMail({ tenant, to: null, ...orderPlacedMail(tenant, untaxed) })
  expect(text).toContain("The invoice is on the order's page")
  expect(text + html).not.toMatch(/GST|\btax/i)
})
