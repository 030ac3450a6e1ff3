import { contrast } from "../../lib/contrast"
import type { MailContent, MailTenant } from "./mail"
import { pictureUrl, renderMail } from "./render-mail"

const tenant: MailTenant = {
  brandName: `Gems <"R" & Us>`,
  domain: "gems.example",
  color: "#facc15",
  logo: null,
  origin: "https://gems.example",
  contact: { email: "desk@gems.example", phone: "+91 98290 41872", address: "14 Johari Bazaar\nJaipur <IN>" },
}
const content: MailContent = {
  heading: "Hello <you>",
  paragraphs: ["One & two"],
  quote: "Two\nlines",
  code: "012345",
  button: { label: "Open", url: "/x?a=1&b=2" },
  items: [
    { name: "Ruby <b>", quantity: 2, amount: "₹20", picture: "/static/ruby.webp" },
    { name: "Opal", quantity: 1, amount: "₹5", picture: "javascript:alert(1)" },
  ],
  amounts: [
    { label: "GST", amount: "₹1" },
    { label: "Total", amount: "₹26" },
  ],
  details: [{ title: "Address", lines: ["12 MI Road", "Jaipur"] }],
  note: "Small",
}
const render = (more: Partial<Parameters<typeof renderMail>[0]> = {}) =>
  renderMail({
    tenant,
    to: "a@b.example",
    subject: "Two\r\nBcc: everyone@example.com\u0000",
    content,
    ...more,
  })
const mail = render()

test("the sender is the tenant's domain and brand name; replies go to its contact address", () => {
  expect(mail.from).toEqual({ name: `Gems <"R" & Us>`, address: "no-reply@gems.example" })
  expect(mail.replyTo).toEqual({ name: `Gems <"R" & Us>`, address: "desk@gems.example" })
  expect(render({ tenant: { ...tenant, contact: { ...tenant.contact, email: "" } } })).not.toHaveProperty(
    "replyTo"
  )
})

test("a subject or name can't inject another header", () => {
  expect(mail.subject).toBe("Two Bcc: everyone@example.com")
  const replyTo = { name: "Asha\r\nBcc: x@y.example", address: "asha@b.example" }
  expect(render({ replyTo }).replyTo).toEqual({ name: "Asha Bcc: x@y.example", address: "asha@b.example" })
})

test("HTML and text have the same content, escaped in HTML only", () => {
  for (const it of ["012345", "₹20", "₹26", "12 MI Road", "Small", "+91 98290 41872", "Quantity: 2"])
    expect(mail.html).toContain(it)
  for (const it of ["Hello <you>", "> Two\n> lines", "Ruby <b> × 2: ₹20", "Total: ₹26", "Jaipur <IN>"])
    expect(mail.text).toContain(it)
  expect(mail.text).toContain("Open: https://gems.example/x?a=1&b=2")
  expect(mail.html).toContain(`href="https://gems.example/x?a=1&amp;b=2"`)
  expect(mail.html).toContain("Two<br>lines")
  for (const it of ["<you>", "<b>", `<"R"`, "<IN>"]) expect(mail.html).not.toContain(it)
})

test("picture URLs are absolute, and unsafe ones are left out", () => {
  expect(mail.html).toContain(`src="https://gems.example/static/ruby.webp"`)
  expect(mail.html).not.toContain("javascript:")
  expect(mail.html.match(/<img/g)).toHaveLength(1)
})

test("a stored SVG is shown as its PNG; other SVGs are left out", () => {
  const drawing = `/static/ten_1/${"a".repeat(32)}`
  expect(pictureUrl(`${drawing}.svg`, tenant.origin)).toBe(`${tenant.origin}${drawing}.png`)
  for (const it of ["/logo.svg", `https://cdn.example${drawing}.svg`])
    expect(pictureUrl(it, tenant.origin)).toBeNull()
})

test("a logo replaces the brand name, which is its alt text", () => {
  const { html } = render({ tenant: { ...tenant, brandName: "Gems", logo: "https://gems.example/logo.png" } })
  expect(html).toMatch(/<img[^>]*src="https:\/\/gems.example\/logo.png"[^>]*alt="Gems"/)
})

test.each(["#facc15", "#123456", "#ffffff", "#000000", "red"])(
  "text on or in %s has enough contrast in light and dark mode",
  (color) => {
    const { html } = render({ tenant: { ...tenant, color } })
    const button = /background:(#\w{6});color:(#\w{6});[^"]*">Open/.exec(html)
    expect(contrast(button?.[1] ?? "", button?.[2] ?? "")).toBeGreaterThanOrEqual(4.5)
    const name = /class="brand"[^>]*color:(#\w{6})/.exec(html)
    expect(contrast(name?.[1] ?? "", "#ffffff")).toBeGreaterThanOrEqual(4.5)
    const night = /\.button\{background:(#\w{6})!important;border-color:#\w{6}!important;color:(#\w{6})/.exec(
      html
    )
    expect(contrast(night?.[1] ?? "", night?.[2] ?? "")).toBeGreaterThanOrEqual(4.5)
    expect(contrast(night?.[1] ?? "", "#1f1d1b")).toBeGreaterThanOrEqual(4.5)
    expect(html).toContain(`<meta name="color-scheme" content="light dark">`)
  }
)

test("the preheader comes first, for the preview in the inbox", () => {
  const { html } = render({ content: { ...content, preheader: "In short" } })
  expect(html.replace(/<style>.*<\/style>|<title>.*<\/title>|<[^>]+>/gs, "").trim()).toMatch(/^In short/)
})
