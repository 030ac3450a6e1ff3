import type { AdminBranding } from "@contract/admin-branding"
import { pictureValues, type PictureValues } from "~/lib/brand-pictures"

export type BrandField = Exclude<
  keyof AdminBranding,
  "id" | "version" | "paymentSecretsAt" | "logo" | "heroImage" | "favicon"
>

interface FieldEntry {
  name: BrandField
  label: string
  kind: "line" | "lines" | "colour" | "fonts" | "switch" | "code"
  hint?: string
}

const line = (name: BrandField, label: string, hint?: string): FieldEntry => ({
  name,
  label,
  kind: "line",
  ...(hint ? { hint } : {}),
})
const lines = (name: BrandField, label: string): FieldEntry => ({ name, label, kind: "lines" })
const color = (name: BrandField, label: string, hint?: string): FieldEntry => ({
  name,
  label,
  kind: "colour",
  ...(hint ? { hint } : {}),
})
const flag = (name: BrandField, label: string, hint?: string): FieldEntry => ({
  name,
  label,
  kind: "switch",
  ...(hint ? { hint } : {}),
})

/** The branding fields that an admin edits, in the page's groups. */
export const brandGroups: readonly { title: string; fields: readonly FieldEntry[] }[] = [
  { title: "Name", fields: [line("brandName", "Brand Name"), line("tagline", "Tagline")] },
  {
    title: "Colours",
    fields: [
      color("primaryColor", "Primary", "Buttons and selected items"),
      color("secondaryColor", "Secondary", "What supports"),
      color("accentColor", "Accent", "Success and selection"),
      color("headerPill", "Header background"),
      color("headerText", "Header text"),
      color("headerActiveText", "Header text of the current page"),
    ],
  },
  {
    title: "Fonts and style",
    fields: [
      {
        name: "fonts",
        label: "Fonts",
        kind: "fonts",
        hint: "The first for headings, the second for everything else",
      },
      {
        name: "customCss",
        label: "Style rules",
        kind: "code",
        hint: "CSS: colours, borders, fonts and spacing of the store's pages; prices, checkout and messages keep theirs",
      },
    ],
  },
  {
    title: "Contact",
    fields: [
      line("email", "E-mail", "Used unless the contact settings replace it"),
      line("phone", "Phone"),
      lines("address", "Address"),
      line("gst", "GSTIN shown in the footer"),
    ],
  },
  {
    title: "Social links",
    fields: [
      line("facebook", "Facebook"),
      line("instagram", "Instagram"),
      line("twitter", "Twitter"),
      line("linkedin", "LinkedIn"),
      line("youtube", "YouTube"),
    ],
  },
  {
    title: "Search engines",
    fields: [
      line("seoTitle", "Title"),
      lines("seoDescription", "Description"),
      line("seoKeywords", "Keywords"),
    ],
  },
  {
    title: "Features",
    fields: [
      flag("enableCart", "Cart"),
      flag("enableWishlist", "Wishlist"),
      flag("enableCheckout", "Checkout", "Off: shoppers can browse, but not pay"),
      flag(
        "enableEmailNotifications",
        "E-mail notifications",
        "Order e-mails; codes and links are always sent"
      ),
      flag("enableCOD", "Show cash on delivery as coming soon"),
    ],
  },
]

export const brandFields = brandGroups.flatMap((it) => it.fields)

export type BrandValues = Record<BrandField, string | boolean> & PictureValues

/** The form's values for a branding: an unset value is an empty text. */
export const brandValues = (brand: AdminBranding | null): BrandValues => ({
  ...(Object.fromEntries(brandFields.map(({ name }) => [name, brand?.[name] ?? ""])) as Record<
    BrandField,
    string | boolean
  >),
  ...pictureValues(brand),
})
