import type { AdminBranding, BrandingUpdateBody } from "../../../../src/contract/admin-branding"

type TextField = Exclude<
  {
    [Key in keyof AdminBranding & keyof BrandingUpdateBody]: AdminBranding[Key] extends string | null
      ? Key
      : never
  }[keyof AdminBranding & keyof BrandingUpdateBody],
  "logo" | "heroImage" | "favicon"
>

interface BrandField {
  name: TextField
  label: string
  isLong?: true
}
interface BrandGroup {
  title: string
  fields: readonly BrandField[]
}

/** The brand's texts in the groups of the shop's own page; pictures are chosen there. */
export const brandGroups: readonly BrandGroup[] = [
  {
    title: "Brand",
    fields: [
      { name: "brandName", label: "Brand Name" },
      { name: "tagline", label: "Tagline" },
      { name: "primary", label: "Primary colour" },
      { name: "secondary", label: "Secondary colour" },
      { name: "accent", label: "Accent colour" },
    ],
  },
  {
    title: "Contact",
    fields: [
      { name: "email", label: "E-mail" },
      { name: "phone", label: "Phone" },
      { name: "address", label: "Address", isLong: true },
      { name: "gst", label: "GSTIN" },
    ],
  },
  {
    title: "Search engines",
    fields: [
      { name: "seoTitle", label: "Title" },
      { name: "seoKeywords", label: "Keywords" },
      { name: "seoDescription", label: "Description", isLong: true },
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

/** Go in and never come out: their inputs begin empty, and what is left empty stays as it is. */
export const secretFields = [
  { name: "razorpayKeySecret", label: "Key secret" },
  { name: "razorpayWebhookSecret", label: "Webhook secret" },
] as const
