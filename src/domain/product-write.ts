import type { FieldValues, TypedFact } from "../contract/stone-fields"
import type { Paise } from "./money"

/** A whole product as it shall be. `id` names an existing one; without it, it is a new one. */
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
   * Pieces that can be bought after the write; what is reserved for orders comes on top. Null leaves them as they are:
   * an order may take some at any time.
   */
  stock: number | null
  images: readonly string[]
  isFeatured: boolean
  /** False keeps it a draft; null leaves its status as it is. */
  isListed?: boolean | null
  facts?: Pick<FieldValues, TypedFact>
}

/** One product on its way into SQL; `u` is the part that all ids of a new product share. */
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
  /** Those that are known. */
  facts: Record<string, string | number>
}

/** How the staged rows are read back from their JSON. */
export const stagedRows = `jsonb_to_recordset(?::jsonb) as it(
  n integer, u text, id text, slug text, handle text, name text, short_info text, description text, type text,
  color text, weight text, origin text, price text, stock integer, images jsonb, is_featured boolean,
  status text, facts jsonb)`

/** The id that a staged product gets when it is new. */
export const newProductId = ({ u }: Pick<Staged, "u">): string => `prod_${u}`
