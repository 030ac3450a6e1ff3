import type { Rule } from "../rules/rule"
import type { StoneField } from "./stone-field"
import { weightUnit } from "./words"

const webAddress: Rule = (text) =>
  /^https?:\/\/\S+$/.test(text) ? undefined : "Certificate link must begin with http:// or https://"
const hsnCode: Rule = (text) => (/^\d{4,8}$/.test(text) ? undefined : "HSN code must be 4 to 8 digits")

/**
 * Optional fields, shown when present. All are stored in one jsonb column under these names, so a new field needs only
 * an entry here.
 */
export const gemFactFields = {
  carat: { label: "Carat", kind: "number", unit: weightUnit, readFrom: "weight", filter: "range" },
  /** The store's own stock number. It need not be unique: pieces of one lot may share it. */
  sku: {
    label: "SKU",
    kind: "text",
    maxLength: 60,
    search: "A",
    csv: "sku",
    form: { input: "text", placeholder: "RB-1042", hint: "Your own stock number" },
  },
  shape: {
    label: "Shape",
    kind: "text",
    maxLength: 120,
    facts: {},
    filter: "choice",
    csv: "shape",
    form: { input: "text", placeholder: "Oval" },
  },
  cut: {
    label: "Cut",
    kind: "text",
    maxLength: 120,
    facts: {},
    csv: "cut",
    form: { input: "text", placeholder: "Brilliant" },
  },
  clarity: {
    label: "Clarity",
    kind: "text",
    maxLength: 120,
    facts: {},
    filter: "choice",
    csv: "clarity",
    form: { input: "text", placeholder: "Eye clean" },
  },
  luster: {
    label: "Luster",
    kind: "text",
    choices: ["Adamantine", "Vitreous", "Resinous", "Waxy", "Greasy", "Silky", "Pearly", "Dull"],
    facts: {},
    filter: "choice",
    csv: "luster",
    form: { input: "choice" },
  },
  treatment: {
    label: "Treatment",
    kind: "text",
    maxLength: 120,
    // Buyers must be informed: the page shows that it isn't disclosed.
    facts: { empty: "Not disclosed" },
    filter: "choice",
    csv: "treatment",
    form: { input: "text", placeholder: "None" },
  },
  dimensions: {
    label: "Dimensions",
    kind: "text",
    maxLength: 120,
    facts: {},
    csv: "dimensions",
    form: { input: "text", placeholder: "8.20 × 6.31 × 4.35 mm" },
  },
  mine: {
    label: "Mine or locality",
    kind: "text",
    maxLength: 120,
    facts: {},
    filter: "choice",
    csv: "mine",
    form: { input: "text", placeholder: "Mogok Stone Tract" },
  },
  certificateLab: {
    label: "Certificate laboratory",
    kind: "text",
    maxLength: 120,
    facts: { label: "Certificate", with: "certificateNumber", link: "certificateUrl" },
    filter: "choice",
    csv: "certificateLab",
    form: { input: "text", placeholder: "GIA" },
  },
  certificateNumber: {
    label: "Certificate number",
    kind: "text",
    maxLength: 120,
    csv: "certificateNumber",
    form: { input: "text" },
  },
  certificateUrl: {
    label: "Certificate link",
    kind: "text",
    maxLength: 500,
    rule: webAddress,
    csv: "certificateUrl",
    form: { input: "text", placeholder: "https://" },
  },
  hsnCode: {
    label: "HSN code",
    kind: "text",
    maxLength: 120,
    rule: hsnCode,
    csv: "hsnCode",
    form: { input: "text", placeholder: "7103", hint: "Shown on the invoice" },
  },
} as const satisfies Record<string, StoneField>
