import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { faqCreateBody } from "../../src/contract/faq"
import { tenantCreateBody } from "../../src/contract/tenant"

/** The part of `tenant.json` that these tests read; `tenant:load` validates all of it at every first start. */
const tenantFile = z.object({
  tenant: tenantCreateBody,
  brand: z.record(z.string(), z.string()),
  settings: z.object({ invoice_gstin: z.string(), invoice_pan: z.string() }),
  faqs: z.array(z.object({ question: z.string(), answer: z.string(), isVisible: z.boolean() })),
  accounts: z.array(z.object({ email: z.string(), password: z.string() })),
})

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** The check character of a GSTIN: base 36, alternating weights 1 and 2, digits of each product summed. */
function gstinCheck(gstin: string): string {
  const sum = Array.from(gstin.slice(0, 14)).reduce((total, letter, k) => {
    const value = digits.indexOf(letter) * (k % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / 36) + (value % 36)
  }, 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}

/** Contrast of two colours by WCAG 2. */
function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b2 = 0] = [1, 3, 5].map((k) => {
      const c = Number.parseInt(hex.slice(k, k + 2), 16) / 255
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b2
  }
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

describe.each(["default", "sapphire"])("demo tenant %s", (slug) => {
  const folder = path.join(__dirname, slug)
  const tenant = tenantFile.parse(JSON.parse(readFileSync(path.join(folder, "tenant.json"), "utf8")))

  it("has the brand of its folder, with sender addresses and a payment account", () => {
    expect(tenant.tenant.slug).toBe(slug)
    expect(tenant.tenant.email).toContain("@")
    expect(tenant.tenant.paymentConfig.razorpayWebhookSecret).toBeTruthy()
  })

  it("has a logo, a hero and a favicon", () => {
    for (const name of Object.values(tenant.brand))
      expect(existsSync(path.join(folder, "pictures", name))).toBe(true)
    expect(Object.keys(tenant.brand)).toEqual(["logo", "heroImage", "favicon"])
  })

  it("has colours with enough contrast for text", () => {
    const { primaryColor, secondaryColor, accentColor, headerColors } = tenant.tenant
    for (const color of [primaryColor, secondaryColor, accentColor])
      expect(contrast(color, "#faf9f7")).toBeGreaterThan(4.5)
    for (const color of [headerColors.headerText, headerColors.headerActiveText])
      expect(contrast(color ?? "", headerColors.headerPill ?? "")).toBeGreaterThan(4.5)
  })

  it("has a GSTIN with a valid check character and PAN", () => {
    const { invoice_gstin: gstin, invoice_pan: pan } = tenant.settings
    expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]$/)
    expect(gstin.slice(2, 12)).toBe(pan)
    expect(gstin.charAt(14)).toBe(gstinCheck(gstin))
    expect(tenant.tenant.company.gst).toBe(gstin)
  })

  it("has at least six FAQs", () => {
    expect(tenant.faqs.length).toBeGreaterThanOrEqual(6)
    for (const it of tenant.faqs) expect(faqCreateBody.safeParse(it).success).toBe(true)
  })

  it("has the accounts that the start prints", () => {
    const emails = tenant.accounts.map((it) => it.email)
    expect(emails).toEqual(expect.arrayContaining(["admin@ratna.test", "shopper@ratna.test"]))
    expect(emails.includes("superadmin@ratna.test")).toBe(slug === "default")
    for (const it of tenant.accounts) expect(it.password).toBe("Demo1234")
  })
})
