import type { AdminBranding, BrandingUpdateBody } from "../../../../src/contract/admin-branding"

type TextField = Exclude<
  {
    [Key in keyof AdminBranding & keyof BrandingUpdateBody]: AdminBranding[Key] extends string | null
      ? Key
      : never
  }[keyof AdminBranding & keyof BrandingUpdateBody],
  "logo" | "heroImage" | "favicon"
>

type Secret = "razorpayKeySecret" | "razorpayWebhookSecret"

export interface BrandField {
  name: TextField | Secret
  label: string
  /**
   * Secrets are write-only: their inputs start empty, and an input that stays empty leaves the stored value unchanged.
   */
  kind?: "long" | "colour" | "secret"
}
interface BrandGroup {
  title: string
  fields: readonly BrandField[]
}

/** The brand's texts, grouped as on the tenant's own brand page. Pictures are chosen on that page. */
export const brandGroups: readonly BrandGroup[] = [
  {
    title: "Brand",
    fields: [
      { name: "brandName", label: "Brand Name" },
      { name: "tagline", label: "Tagline" },
      { name: "primaryColor", label: "Primary colour", kind: "colour" },
      { name: "secondaryColor", label: "Secondary colour", kind: "colour" },
      { name: "accentColor", label: "Accent colour", kind: "colour" },
    ],
  },
  {
    title: "Contact",
    fields: [
      { name: "email", label: "E-mail" },
      { name: "phone", label: "Phone" },
      { name: "address", label: "Address", kind: "long" },
      { name: "gst", label: "GSTIN" },
    ],
  },
  {
    title: "Search engines",
    fields: [
      { name: "seoTitle", label: "Title" },
      { name: "seoKeywords", label: "Keywords" },
      { name: "seoDescription", label: "Description", kind: "long" },
    ],
  },
  {
    title: "Social networks",
    fields: [
      { name: "facebook", label: "Facebook" },
      { name: "instagram", label: "Instagram" },
      { name: "twitter", label: "Twitter" },
      { name: "linkedin", label: "LinkedIn" },
      { name: "youtube", label: "YouTube" },
    ],
  },
]

export const paymentFields: readonly BrandField[] = [
  { name: "razorpayKeyId", label: "Key id" },
  { name: "razorpayKeySecret", label: "Key secret", kind: "secret" },
  { name: "razorpayWebhookSecret", label: "Webhook secret", kind: "secret" },
]
