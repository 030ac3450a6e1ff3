import type { DisplayField } from "../stone-field"
import { weightUnit } from "../words"

const percentText = (text: string): string => (text === "" ? "" : `${text}%`)

const diamonds = "DIAMOND"

/**
 * Optional fields, shown when present. All are stored in one jsonb column under these names, so a new field needs only
 * an entry here and one in `input/gem-facts.ts`.
 */
export const displayedFacts = {
  carat: {
    label: "Carat",
    kind: "number",
    unit: weightUnit,
    readFrom: "weight",
    filter: "range",
  },
  /** The store's own stock number. It need not be unique: pieces of one lot may share it. */
  sku: {
    label: "SKU",
    kind: "text",
    maxLength: 60,
  },
  shape: {
    label: "Shape",
    kind: "text",
    maxLength: 120,
    facts: {},
    filter: "choice",
  },
  cut: {
    label: "Cut",
    kind: "text",
    maxLength: 120,
    facts: {},
  },
  clarity: {
    label: "Clarity",
    kind: "text",
    maxLength: 120,
    facts: {},
    filter: "choice",
  },
  colorGrade: {
    label: "Color grade",
    kind: "text",
    onlyFor: diamonds,
    facts: {},
    filter: "choice",
  },
  clarityGrade: {
    label: "Clarity grade",
    kind: "text",
    onlyFor: diamonds,
    facts: {},
    filter: "choice",
  },
  cutGrade: {
    label: "Cut grade",
    kind: "text",
    onlyFor: diamonds,
    facts: {},
    filter: "choice",
  },
  polish: {
    label: "Polish",
    kind: "text",
    onlyFor: diamonds,
    facts: {},
  },
  symmetry: {
    label: "Symmetry",
    kind: "text",
    onlyFor: diamonds,
    facts: {},
  },
  fluorescence: {
    label: "Fluorescence",
    kind: "text",
    onlyFor: diamonds,
    facts: {},
  },
  tablePercent: {
    label: "Table",
    kind: "text",
    onlyFor: diamonds,
    maxLength: 5,
    words: percentText,
    facts: {},
  },
  depthPercent: {
    label: "Depth",
    kind: "text",
    onlyFor: diamonds,
    maxLength: 5,
    words: percentText,
    facts: {},
  },
  luster: {
    label: "Luster",
    kind: "text",
    facts: {},
    filter: "choice",
  },
  treatment: {
    label: "Treatment",
    kind: "text",
    maxLength: 120,
    // Buyers must be informed: the page shows that it isn't disclosed.
    facts: { empty: "Not disclosed" },
    filter: "choice",
  },
  dimensions: {
    label: "Dimensions",
    kind: "text",
    individual: true,
    maxLength: 120,
    facts: {},
  },
  mine: {
    label: "Mine or locality",
    kind: "text",
    maxLength: 120,
    facts: {},
    filter: "choice",
  },
  certificateLab: {
    label: "Certificate laboratory",
    kind: "text",
    individual: true,
    maxLength: 120,
    facts: { label: "Certificate", with: "certificateNumber", link: "certificateUrl" },
    filter: "choice",
  },
  certificateNumber: {
    label: "Certificate number",
    kind: "text",
    maxLength: 120,
  },
  certificateUrl: {
    label: "Certificate link",
    kind: "text",
    maxLength: 500,
  },
  hsnCode: {
    label: "HSN code",
    kind: "text",
    maxLength: 120,
  },
  gstRate: {
    label: "GST rate",
    kind: "number",
    unit: "%",
    words: percentText,
    maxLength: 20,
  },
} as const satisfies Record<string, DisplayField>
