import type { Json } from "./json-schema"

const ulid = "01k9x2m7q5w8e4r6t1y0u3v5"

/** A row of a catalogue file, whose columns a schema leaves open. */
const importedRow = {
  ...{ name: "Ruby of Mogok", slug: "ruby-of-mogok", type: "RUBY", color: "Red", weight: "1.20 ct" },
  ...{ origin: "Mogok", shortInfo: "A red of Mogok", description: "Deep red", price: "12500", stock: "5" },
}

/** What a field of this name may well hold; taken where it fits its schema. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  id: [`prod_${ulid}`],
  name: ["Ruby of Mogok"],
  brandName: ["Ratna"],
  fullName: ["Asha Rao"],
  by: ["Asha Rao"],
  email: ["asha@example.in"],
  phone: ["+91 98290 41872"],
  password: ["Stones2026"],
  otp: ["482913"],
  line1: ["12 MI Road"],
  city: ["Jaipur"],
  state: ["Rajasthan"],
  postalCode: ["302001"],
  pincode: ["302001"],
  country: ["India"],
  slug: ["ruby-of-mogok"],
  type: ["RUBY"],
  color: ["Red"],
  origin: ["Mogok"],
  weight: ["1.20 ct"],
  shortInfo: ["A red of Mogok"],
  description: ["Deep red, eye-clean, with a laboratory's report."],
  price: ["12500.00", 12500],
  stock: [5],
  quantity: [1],
  url: ["https://erp.example.in/ratna", "/static/ruby.webp"],
  domain: ["gems.example.in"],
  host: ["gems.example.in"],
  image: ["/static/ruby.webp"],
  images: ["/static/ruby.webp"],
  orderNumber: ["R7K2M9Q4"],
  question: ["Is it natural?"],
  answer: ["It is, and comes with a report."],
  message: ["Is it heated?"],
  subject: ["A question"],
  reason: ["A flaw"],
  note: ["Left today"],
  courier: ["Blue Dart"],
  trackingNumber: ["BD123456789"],
  trackingUrl: ["https://track.example.in/BD123456789"],
  secret: ["whsec_bmV2ZXIgdXNlIHRoaXMgb25lOiBpdCBpcyBwdWJsaWM="],
  key: ["ratna_0123456789abcdefghjkmnpqrstvwxyz0123456"],
  paymentRef: ["pay_Nk2v9x4m7q5w8e"],
  razorpayOrderId: ["order_Nk2v9x4m7q5w8e"],
  razorpaySignature: ["9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d"],
  shape: ["Oval"],
  cut: ["Mixed"],
  clarity: ["Eye clean"],
  treatment: ["None"],
  dimensions: ["6.1 x 5.0 x 3.4 mm"],
  mine: ["Mogok"],
  certificateLab: ["GIA"],
  certificateNumber: ["2205123456"],
  certificateUrl: ["https://lab.example.in/2205123456"],
  hsnCode: ["7103"],
  carat: [1.2],
  fileName: ["stones.csv"],
  products: [[importedRow]],
  search: ["ruby"],
  month: ["2026-10"],
  limit: [100],
  offset: [0],
  version: [1],
  gstRate: [18],
  subtotal: [12500],
  gst: [2250],
  shippingFee: [0],
  total: [14750],
}

/** Tried in turn where the name says nothing that fits: one of each form that the product's fields take. */
const texts = [
  "2026-11-20T13:35:00.000Z",
  "2026-11-20",
  "2026-10",
  "12500.00",
  "18",
  "#8b1538",
  "asha@example.in",
  "482913",
  "0123456789ABCDEF",
  "gems.example.in",
  "ruby-of-mogok",
  "https://erp.example.in/ratna",
]

const formats: Readonly<Record<string, string>> = {
  "date-time": "2026-11-20T13:35:00.000Z",
  date: "2026-11-20",
  email: "asha@example.in",
  uri: "https://erp.example.in/ratna",
}

interface Schema extends Json {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  additionalProperties?: Schema | boolean
}

/**
 * An example of what fits a schema, the same each time: a plausible value for a field's name, else the plainest that its
 * type, form and bounds allow. The specification of the API description holds each to its schema.
 * @param name the field's, where it has one
 */
export function exampleOf(schema: Json, name = ""): unknown {
  const it = schema as Schema
  if (it.const !== undefined) return it.const
  const known = [...(byName[name] ?? []), ...idNamed(name)].find((value) => fits(it, value))
  if (known !== undefined) return known
  if (it.enum) return it.enum[0]
  if (it.allOf) return mergedExample(it.allOf, name)
  const choices = it.anyOf ?? it.oneOf
  if (choices) return exampleOf(choices.find((one) => one.type !== "null") ?? {}, name)
  return ofType(it, Array.isArray(it.type) ? it.type[0] : it.type, name)
}

/** `addressId` → `address_01k9…`. */
const idNamed = (name: string): string[] => {
  const kind = /^(\w+)Id$/.exec(name)?.[1]
  return kind === undefined ? [] : [`${kind.toLowerCase()}_${ulid}`]
}

const mergedExample = (parts: readonly Schema[], name: string): unknown =>
  Object.assign({}, ...parts.map((part) => exampleOf(part, name) as object)) as unknown

function ofType(it: Schema, type: string | undefined, name: string): unknown {
  switch (type) {
    case "object":
      return objectOf(it)
    case "array":
      return it.items ? [exampleOf(it.items, name)] : []
    case "boolean":
      return it.default ?? true
    case "integer":
    case "number":
      return it.default ?? numberOf(it)
    case "null":
      return null
    case "string":
      return it.default ?? textOf(it, name)
    default:
      return it.default ?? (name || "any")
  }
}

function objectOf({ properties, additionalProperties }: Schema): Json {
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, exampleOf(one, key)]))
  return typeof additionalProperties === "object" ? { example: exampleOf(additionalProperties) } : {}
}

const numberOf = ({ minimum, exclusiveMinimum, maximum }: Schema): number =>
  Math.min(Math.max(1, minimum ?? 0, (exclusiveMinimum ?? 0) + 1), maximum ?? Infinity)

const textOf = (it: Schema, name: string): string => {
  if (it.pattern !== undefined) return texts.find((text) => fits(it, text)) ?? ""
  const formed = formats[it.format ?? ""]
  if (formed !== undefined) return formed
  const plain = name || "text"
  return plain.padEnd(it.minLength ?? 0, "x").slice(0, it.maxLength ?? plain.length + (it.minLength ?? 0))
}

/** Whether a plain value is one that the schema takes, as far as its own words say. */
function fits(it: Schema, value: unknown): boolean {
  if (it.enum) return it.enum.includes(value)
  const choices = it.anyOf ?? it.oneOf
  if (choices) return choices.some((one) => fits(one, value))
  const types = it.type === undefined ? ["string"] : [it.type].flat()
  // Rows are open: those of another list are told by what they must have.
  if (Array.isArray(value)) return types.includes("array") && it.items?.properties === undefined
  if (typeof value === "number")
    return (
      types.some((type) => type === "number" || type === "integer") &&
      value >= (it.minimum ?? -Infinity) &&
      value <= (it.maximum ?? Infinity)
    )
  if (typeof value !== "string" || !types.includes("string")) return false
  if (value.length < (it.minLength ?? 0) || value.length > (it.maxLength ?? Infinity)) return false
  if (it.format !== undefined && it.format in formats && it.pattern === undefined)
    return formats[it.format] === value
  return it.pattern === undefined || new RegExp(it.pattern).test(value)
}
