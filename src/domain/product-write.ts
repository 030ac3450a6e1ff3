import type { FieldValues, TypedFact } from "../contract/stone-fields"
import type { Paise } from "./money"

/** The complete desired state of a product. With an `id` it is an existing product, otherwise a new one. */
export interface ProductWrite {
  id?: string
  slug: string
  name: string
  shortInfo: string
  description: string
  type: string
  color: string
  weight: string
  origin: string
  /** Null leaves the price as it is. */
  pricePaise: Paise | null
  /**
   * Available units after the write, without those reserved for orders. Null leaves the stock as it is: an order may
   * take some at any time.
   */
  stock: number | null
  images: readonly string[]
  isFeatured: boolean
  /** False keeps it a draft; null leaves its status as it is. */
  isListed?: boolean | null
  facts?: Pick<FieldValues, TypedFact>
}

/** One product's row for SQL; `u` is the part that all ids of a new product share. */
export interface Staged {
  n: number
  u: string
  id: string | null
  slug: string
  handle: string
  name: string
  short_info: string
  description: string
  type: string
  color: string
  weight: string
  origin: string
  price: string | null
  stock: number | null
  images: { id: string; url: string }[]
  is_featured: boolean
  status: "published" | "draft" | null
  /** Only the known facts. */
  facts: Record<string, string | number>
}

/** Reads the staged rows from their JSON. */
export const stagedRows = `jsonb_to_recordset(?::jsonb) as it(
  n integer, u text, id text, slug text, handle text, name text, short_info text, description text, type text,
  color text, weight text, origin text, price text, stock integer, images jsonb, is_featured boolean,
  status text, facts jsonb)`

/** The id of a new staged product. */
export const newProductId = ({ u }: Pick<Staged, "u">): string => `prod_${u}`
