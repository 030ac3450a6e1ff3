import { maxPictures } from "../../rules/pictures"
import { priceProblem } from "../../rules/price"
import type { Rule } from "../../rules/rule"
import type { displayedCore } from "../display/core-fields"
import type { InputField } from "../stone-field"

const matches =
  (shape: RegExp, message: string): Rule =>
  (text) =>
    shape.test(text) ? undefined : message

/** How the fields of every product are entered, checked, searched and exported. */
export const enteredCore = {
  name: {
    required: true,
    card: true,
    search: "A",
    kindOfStone: true,
    sorts: ["name"],
    csv: "name",
    form: { input: "text" },
  },
  type: {
    required: true,
    kindOfStone: true,
    csv: "type",
    form: { input: "choice", choices: "types" },
  },
  color: {
    kindOfStone: true,
    csv: "color",
    form: { input: "choice", choices: "colors" },
  },
  weight: {
    card: true,
    csv: "weight",
    form: { input: "text", placeholder: "2.5 ct" },
  },
  origin: {
    search: "B",
    kindOfStone: true,
    csv: "origin",
    form: { input: "text", placeholder: "Sri Lanka" },
  },
  shortInfo: {
    card: true,
    search: "B",
    csv: "shortInfo",
    form: { input: "multi-line", label: "Short Description", rows: 2 },
  },
  description: {
    search: "C",
    csv: "description",
    form: { input: "multi-line", label: "Full Description", rows: 4 },
  },
  price: {
    required: true,
    rule: priceProblem,
    card: true,
    sorts: ["price_asc", "price_desc"],
    csv: "price",
    form: { input: "number", label: "Price (INR)" },
  },
  currency: {
    rule: matches(/^inr$/i, "Currency must be INR"),
    card: true,
    csv: "currency",
  },
  stock: {
    required: true,
    rule: matches(/^\d{1,7}$/, "Valid stock number is required"),
    card: true,
    csv: "stock",
    form: { input: "number" },
  },
  isFeatured: {
    rule: matches(/^(true|false)$/i, "Featured must be TRUE or FALSE"),
    csv: "isFeatured",
    form: { input: "switch", label: "Featured Product", hint: "Display on homepage" },
  },
  images: {
    card: true,
    csv: "imageFiles",
    form: { input: "pictures", label: "Product Images", hint: `At most ${maxPictures}` },
  },
  slug: {
    rule: matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Valid slug is required"),
    card: true,
    csv: "slug",
    form: { input: "text" },
  },
} as const satisfies Record<keyof typeof displayedCore, InputField>
