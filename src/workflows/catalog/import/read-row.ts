import { z } from "zod"
import { paiseFromRupees } from "../../../lib/money"
import { knownColor, knownType } from "../../../modules/catalog/options"
import type { ProductWrite } from "../write/product-write"

/** What is wrong with one row; `row` 1 is the first row of data. */
export type RowFault = { row: number; field: string; message: string }
export type RowProduct = Omit<ProductWrite, "slug" | "images"> & { slug: string | null; imageFiles: string[] }
export type ReadRow = { product: RowProduct } | { faults: RowFault[] }

const text = (most: number, label: string) =>
  z.string().trim().max(most, `${label} is too long: at most ${most} characters`).default("")
const needed = (most: number, label: string) =>
  text(most, label).refine((it) => it !== "", `${label} is required`)
const fact = (label: string) => text(120, label).transform((it) => it || null)

/** A row of the catalogue file: the product's columns, then the gem facts, all as text. */
const catalogueRow = z.object({
  name: needed(200, "Name"),
  slug: text(80, "Slug").refine((it) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(it), "Valid slug is required"),
  type: needed(60, "Type").transform(knownType),
  color: text(60, "Color").transform(knownColor),
  weight: text(60, "Weight"),
  origin: text(80, "Origin"),
  shortInfo: text(500, "Short description"),
  description: text(10_000, "Description"),
  price: text(20, "Price").refine((it) => /^\d{1,10}(\.\d{1,2})?$/.test(it), "Valid price is required"),
  currency: text(10, "Currency").refine((it) => /^(inr)?$/i.test(it), "Currency must be INR"),
  stock: text(20, "Stock").refine((it) => /^\d{1,7}$/.test(it), "Valid stock number is required"),
  isFeatured: text(10, "Featured").refine(
    (it) => /^(true|false)?$/i.test(it),
    "Featured must be TRUE or FALSE"
  ),
  imageFiles: text(1_000, "Image files"),
  shape: fact("Shape"),
  cut: fact("Cut"),
  clarity: fact("Clarity"),
  treatment: fact("Treatment"),
  dimensions: fact("Dimensions"),
  certificateLab: fact("Certificate laboratory"),
  certificateNumber: fact("Certificate number"),
  certificateUrl: text(500, "Certificate link")
    .refine(
      (it) => it === "" || /^https?:\/\/\S+$/.test(it),
      "Certificate link must begin with http:// or https://"
    )
    .transform((it) => it || null),
  hsnCode: fact("HSN code").refine(
    (it) => it === null || /^\d{4,8}$/.test(it),
    "HSN code must be 4 to 8 digits"
  ),
})

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
const storable = (value: unknown): unknown =>
  typeof value === "string" ? value.replace(/[\uD800-\uDFFF]|\0/gu, "") : value

/** Reads one row by the specification's rules, with its messages. */
export function readRow(row: number, values: Readonly<Record<string, unknown>>): ReadRow {
  const stored = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, storable(value)]))
  const parsed = catalogueRow.safeParse(stored)
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map((it) => ({
        row,
        field: it.path.join("."),
        message: `Row ${row}: ${it.message}`,
      })),
    }
  }
  const { price, stock, isFeatured, imageFiles, slug, currency: _only, ...it } = parsed.data
  const { name, type, color, weight, origin, shortInfo, description, ...facts } = it
  return {
    product: {
      ...{ name, type, color, weight, origin, shortInfo, description, facts },
      slug: slug || null,
      pricePaise: paiseFromRupees(price),
      stock: Number(stock),
      isFeatured: isFeatured.toLowerCase() === "true",
      imageFiles: imageFiles
        .split(",")
        .map((file) => file.trim())
        .filter(Boolean),
    },
  }
}
