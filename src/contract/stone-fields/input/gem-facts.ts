import type { Rule } from "../../rules/rule"
import type { displayedFacts } from "../display/gem-facts"
import type { InputField } from "../stone-field"

const webAddress: Rule = (text) =>
  /^https?:\/\/\S+$/.test(text) ? undefined : "Certificate link must begin with http:// or https://"
/** Chapters of the tariff have four digits, their subdivisions six and eight. */
const hsnCode: Rule = (text) =>
  /^\d{4}(\d{2}){0,2}$/.test(text) ? undefined : "HSN code must have 4, 6 or 8 digits"

/** A percentage of a diamond's diameter. */
const percentOf =
  (label: string): Rule =>
  (text) =>
    /^\d{1,2}(\.\d{1,2})?$|^100$/.test(text) ? undefined : `${label} must be a number from 0 to 100`

/** Laboratories' grades of a diamond's cut, polish and symmetry, best first. */
const finishGrades = ["Excellent", "Very Good", "Good", "Fair", "Poor"] as const

const gstRate: Rule = (text) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= 28
    ? undefined
    : "GST rate must be a number from 0 to 28 with at most two decimals"

/** How gem facts are entered, checked, searched and exported. */
export const enteredFacts = {
  sku: {
    search: "A",
    csv: "sku",
    form: { input: "text", placeholder: "RB-1042", hint: "Your own stock number" },
  },
  shape: {
    csv: "shape",
    form: { input: "text", placeholder: "Oval" },
  },
  cut: {
    csv: "cut",
    form: { input: "text", placeholder: "Brilliant" },
  },
  clarity: {
    csv: "clarity",
    form: { input: "text", placeholder: "Eye clean" },
  },
  colorGrade: {
    choices: "D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" "),
    csv: "colorGrade",
    form: { input: "choice" },
  },
  clarityGrade: {
    choices: ["FL", "IF", "VVS1", "VVS2", "VS1", "VS2", "SI1", "SI2", "I1", "I2", "I3"],
    csv: "clarityGrade",
    form: { input: "choice" },
  },
  cutGrade: {
    choices: finishGrades,
    csv: "cutGrade",
    form: { input: "choice" },
  },
  polish: {
    choices: finishGrades,
    csv: "polish",
    form: { input: "choice" },
  },
  symmetry: {
    choices: finishGrades,
    csv: "symmetry",
    form: { input: "choice" },
  },
  fluorescence: {
    choices: ["None", "Faint", "Medium", "Strong", "Very Strong"],
    csv: "fluorescence",
    form: { input: "choice" },
  },
  tablePercent: {
    rule: percentOf("Table"),
    csv: "tablePercent",
    form: { input: "text", label: "Table (%)", placeholder: "57" },
  },
  depthPercent: {
    rule: percentOf("Depth"),
    csv: "depthPercent",
    form: { input: "text", label: "Depth (%)", placeholder: "61.8" },
  },
  luster: {
    choices: ["Adamantine", "Vitreous", "Resinous", "Waxy", "Greasy", "Silky", "Pearly", "Dull"],
    csv: "luster",
    form: { input: "choice" },
  },
  treatment: {
    csv: "treatment",
    form: { input: "text", placeholder: "None" },
  },
  dimensions: {
    csv: "dimensions",
    form: { input: "text", placeholder: "8.20 × 6.31 × 4.35 mm" },
  },
  mine: {
    csv: "mine",
    form: { input: "text", placeholder: "Mogok Stone Tract" },
  },
  certificateLab: {
    search: "C",
    csv: "certificateLab",
    form: { input: "text", placeholder: "GIA" },
  },
  certificateNumber: {
    search: "C",
    csv: "certificateNumber",
    form: { input: "text" },
  },
  certificateUrl: {
    rule: webAddress,
    csv: "certificateUrl",
    form: { input: "text", placeholder: "https://" },
  },
  hsnCode: {
    rule: hsnCode,
    csv: "hsnCode",
    form: {
      input: "text",
      placeholder: "7103",
      hint: "On the invoice. 6 digits above ₹5 crore of turnover, 4 are enough below. Empty: 7102 for diamonds, 7103 for rubies to quartz, none for other types",
    },
  },
  gstRate: {
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
} as const satisfies Partial<Record<keyof typeof displayedFacts, InputField>>
