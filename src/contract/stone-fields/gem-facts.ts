import type { Rule } from "../rules/rule"
import type { StoneField } from "./stone-field"
import { weightUnit } from "./words"

const webAddress: Rule = (text) =>
  /^https?:\/\/\S+$/.test(text) ? undefined : "Certificate link must begin with http:// or https://"
const hsnCode: Rule = (text) => (/^\d{4,8}$/.test(text) ? undefined : "HSN code must be 4 to 8 digits")

/** A percentage of a diamond's diameter. */
const percentOf =
  (label: string): Rule =>
  (text) =>
    /^\d{1,2}(\.\d{1,2})?$|^100$/.test(text) ? undefined : `${label} must be a number from 0 to 100`
const percentText = (text: string): string => (text === "" ? "" : `${text}%`)

/** Laboratories' grades of a diamond's cut, polish and symmetry, best first. */
const finishGrades = ["Excellent", "Very Good", "Good", "Fair", "Poor"] as const
const diamonds = "DIAMOND"

const gstRate: Rule = (text) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= 28
    ? undefined
    : "GST rate must be a number from 0 to 28 with at most two decimals"

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
  colorGrade: {
    label: "Color grade",
    kind: "text",
    onlyFor: diamonds,
    choices: "D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" "),
    facts: {},
    filter: "choice",
    csv: "colorGrade",
    form: { input: "choice" },
  },
  clarityGrade: {
    label: "Clarity grade",
    kind: "text",
    onlyFor: diamonds,
    choices: ["FL", "IF", "VVS1", "VVS2", "VS1", "VS2", "SI1", "SI2", "I1", "I2", "I3"],
    facts: {},
    filter: "choice",
    csv: "clarityGrade",
    form: { input: "choice" },
  },
  cutGrade: {
    label: "Cut grade",
    kind: "text",
    onlyFor: diamonds,
    choices: finishGrades,
    facts: {},
    filter: "choice",
    csv: "cutGrade",
    form: { input: "choice" },
  },
  polish: {
    label: "Polish",
    kind: "text",
    onlyFor: diamonds,
    choices: finishGrades,
    facts: {},
    csv: "polish",
    form: { input: "choice" },
  },
  symmetry: {
    label: "Symmetry",
    kind: "text",
    onlyFor: diamonds,
    choices: finishGrades,
    facts: {},
    csv: "symmetry",
    form: { input: "choice" },
  },
  fluorescence: {
    label: "Fluorescence",
    kind: "text",
    onlyFor: diamonds,
    choices: ["None", "Faint", "Medium", "Strong", "Very Strong"],
    facts: {},
    csv: "fluorescence",
    form: { input: "choice" },
  },
  tablePercent: {
    label: "Table",
    kind: "text",
    onlyFor: diamonds,
    maxLength: 5,
    rule: percentOf("Table"),
    words: percentText,
    facts: {},
    csv: "tablePercent",
    form: { input: "text", label: "Table (%)", placeholder: "57" },
  },
  depthPercent: {
    label: "Depth",
    kind: "text",
    onlyFor: diamonds,
    maxLength: 5,
    rule: percentOf("Depth"),
    words: percentText,
    facts: {},
    csv: "depthPercent",
    form: { input: "text", label: "Depth (%)", placeholder: "61.8" },
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
    individual: true,
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
    individual: true,
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
  gstRate: {
    label: "GST rate",
    kind: "number",
    unit: "%",
    maxLength: 20,
    rule: gstRate,
    card: true,
    csv: "gstRate",
    form: {
      input: "number",
      label: "GST rate (%)",
      placeholder: "0.25",
      hint: "Percent. Empty: the store's rate in Settings",
    },
  },
} as const satisfies Record<string, StoneField>
