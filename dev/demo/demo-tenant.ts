import type { Branding } from "../../src/contract/branding"
import type { FaqCreateBody } from "../../src/contract/faq"

/** A demo shop. `logo`, `heroImage` and `favicon` are file names in dev/demo/pictures. */
export type DemoTenant = Pick<
  Branding,
  "slug" | "brandName" | "colors" | "contact" | "social" | "company" | "seo"
> & {
  domain: string
  tagline: string
  logo: string
  heroImage: string
  favicon: string
  /** What the tax invoice says of the seller, by settings key. */
  invoice: {
    invoice_company_name: string
    invoice_company_address: string
    invoice_gstin: string
    invoice_pan: string
  }
  /** The shop's own texts, by content key. */
  content: Record<string, string>
  faqs: (Pick<FaqCreateBody, "question" | "answer"> & { isVisible: boolean })[]
}
