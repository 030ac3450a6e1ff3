import type { ProductValues } from "../../../contract/admin-product"
import { maxPictures } from "../../../contract/rules/pictures"
import type { TenantTx } from "../../../db/with-tenant"
import { mapInSlices } from "../../../lib/in-slices"
import { fieldChanges } from "../../../domain/versions"
import { blankValues, valuesOf } from "../edit/product-values"
import { readProducts } from "../edit/read-product"
import { typedValues } from "../edit/typed-values"
import type { PlannedProduct } from "../edit/write-planned"
import { productsAt } from "../write-products"
import { faultsOf, type ReadRow, type RowFault } from "./read-row"

/** A row with the slug that it is matched by; null if it has neither slug nor name. */
export type SluggedRow = ReadRow & { key: string | null }

/** A row with everything that can be checked without reading the tenant's products. */
export interface ValidatedRow extends SluggedRow {
  /** Faults of the row for a new product, and for an existing one. */
  asNew: RowFault[]
  asKnown: RowFault[]
  /** The row's texts as values; empty if they don't fit. */
  values: Partial<ProductValues>
}

/** Runs before the tenant's products are locked, so that other writers don't wait for it. */
export function validateRow(row: SluggedRow): ValidatedRow {
  const asNew = faultsOf(row, true)
  const asKnown = asNew.length ? faultsOf(row, false) : []
  const values = asKnown.length ? {} : typedValues({ ...row.texts, slug: undefined })
  return { ...row, asNew, asKnown, values }
}

/** Finds pictures by file name: file name → URL of the pictures that exist. */
export type FindImages = (files: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** The planned change of one row. */
export interface PlannedRow extends PlannedProduct {
  row: number
  result: "created" | "changed" | "unchanged" | "failed"
  faults: RowFault[]
  warnings: string[]
}

/** Plans the changes of these rows to the tenant's current products. A dry run and a real run use the same plan. */
export async function planRows(
  tx: TenantTx,
  rows: readonly ValidatedRow[],
  findImages: FindImages
): Promise<PlannedRow[]> {
  const keys = rows.flatMap(({ key }) => key ?? [])
  const { known } = await productsAt(tx, keys)
  const products = await readProducts(tx, [...known.values()])
  const found = await findImages([...new Set(rows.flatMap((it) => it.imageFiles ?? []))])
  return mapInSlices(rows, (row) => {
    const product = products.get((row.key !== null && known.get(row.key)) || "")
    return planRow(row, product ? { id: product.id, values: valuesOf(product) } : null, found)
  })
}

function planRow(
  row: ValidatedRow,
  product: { id: string; values: ProductValues } | null,
  found: ReadonlyMap<string, string>
): PlannedRow {
  const before = product?.values ?? null
  const id = product?.id ?? null
  const start = before ?? { ...blankValues, slug: row.key ?? "" }
  const faults = product ? row.asKnown : row.asNew
  if (faults.length) {
    return { row: row.row, result: "failed", faults, warnings: [], id, before, after: start, changes: [] }
  }
  const { images, warnings } = imagesOf(row, start.images, found)
  const after = { ...start, ...row.values, images }
  // For a new product every field is a change.
  const changes = before ? fieldChanges(before, after) : []
  const result = !product ? "created" : changes.length ? "changed" : "unchanged"
  return { row: row.row, result, faults: [], warnings, id, before, after, changes }
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1)

/**
 * The pictures that a row names: the product's own by file name, else those that are found. If none is found, the
 * product's pictures stay.
 */
function imagesOf(
  { row, imageFiles }: SluggedRow,
  before: readonly string[],
  found: ReadonlyMap<string, string>
): { images: string[]; warnings: string[] } {
  if (!imageFiles) return { images: [...before], warnings: [] }
  const own = new Map(before.map((url) => [nameOf(url), url]))
  const urls = imageFiles.map((file) => own.get(file) ?? found.get(file))
  const warnings = imageFiles
    .filter((_file, n) => urls[n] === undefined)
    .map((file) => `Row ${row}: The image file ${file} was not found`)
  const there = [...new Set(urls.flatMap((url) => url ?? []))]
  if (there.length > maxPictures)
    warnings.push(`Row ${row}: Only the first ${maxPictures} image files are taken`)
  const images = imageFiles.length && !there.length ? [...before] : there.slice(0, maxPictures)
  return { images, warnings }
}
