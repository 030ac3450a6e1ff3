import { existsSync } from "node:fs"
import path from "node:path"
import { branding } from "../../src/contract/branding"
import { faqCreateBody } from "../../src/contract/faq"
import { demoTenants } from "./tenants"

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** The check character of a GSTIN: base 36, weights 1 and 2 in turn, digits of each product summed. */
function gstinCheck(gstin: string): string {
  const sum = Array.from(gstin.slice(0, 14)).reduce((total, letter, k) => {
    const value = digits.indexOf(letter) * (k % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / 36) + (value % 36)
  }, 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}

/** Contrast of two colours after WCAG 2. */
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

describe.each(demoTenants.map((it) => [it.slug, it] as const))("the demo shop %s", (_slug, tenant) => {
  it("has a brand the contract accepts", () => {
    const shape = branding.pick({ colors: true, contact: true, social: true, company: true, seo: true })
    expect(shape.safeParse(tenant).error).toBeUndefined()
  })

  it("has a logo, a hero and a favicon", () => {
    for (const name of [tenant.logo, tenant.heroImage, tenant.favicon])
      expect(existsSync(path.join(__dirname, "pictures", name))).toBe(true)
  })

  it("can be read: its colours carry text", () => {
    const { primary, secondary, accent, headerPill, headerText, headerActiveText } = tenant.colors
    for (const colour of [primary, secondary, accent])
      expect(contrast(colour, "#faf9f7")).toBeGreaterThan(4.5)
    for (const colour of [headerText, headerActiveText])
      expect(contrast(colour ?? "", headerPill ?? "")).toBeGreaterThan(4.5)
  })

  it("has a tax number whose check character and PAN are right", () => {
    const { invoice_gstin: gstin, invoice_pan: pan } = tenant.invoice
    expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]$/)
    expect(gstin.slice(2, 12)).toBe(pan)
    expect(gstin.charAt(14)).toBe(gstinCheck(gstin))
    expect(tenant.company.gst).toBe(gstin)
  })

  it("answers at least six questions", () => {
    expect(tenant.faqs.length).toBeGreaterThanOrEqual(6)
    for (const it of tenant.faqs) expect(faqCreateBody.safeParse(it).success).toBe(true)
  })
})
