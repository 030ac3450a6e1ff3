import type { TextKey } from "@contract/texts"

interface TextRowLabel {
  key: TextKey
  label: string
  isMultiLine?: true
  /** Shown in the hero's gold. */
  isGold?: true
}

interface RowGroup {
  title: string
  rows: readonly TextRowLabel[]
}

export const contactRows: readonly TextRowLabel[] = [
  { key: "contact_email", label: "Contact Email" },
  { key: "contact_phone", label: "Contact Phone" },
  { key: "contact_address", label: "Business Address", isMultiLine: true },
]

export const contentGroups: readonly RowGroup[] = [
  {
    title: "Homepage Hero",
    rows: [
      { key: "hero_title_line1", label: "Title Line 1 (Regular)" },
      { key: "hero_title_line2", label: "Title Line 2 (Gold Gradient)", isGold: true },
      { key: "hero_subtitle", label: "Subtitle", isMultiLine: true },
    ],
  },
  {
    title: "About Section",
    rows: [
      { key: "about_title", label: "Title" },
      { key: "about_content", label: "Content", isMultiLine: true },
    ],
  },
  { title: "Footer", rows: [{ key: "footer_about", label: "Footer About Text", isMultiLine: true }] },
]
