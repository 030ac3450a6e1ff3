import { z } from "zod"
import { jsonOf } from "./json-text"
import { product, productListQuery, productSorts } from "./product"
import { maxPictures } from "./rules/pictures"
import { meantText, typedProblem } from "./stone-fields/typed"
import {
  type CoreField,
  type FieldName,
  type Fields,
  type GemFact,
  typedFacts,
  type TypedFact,
  type ValueOf,
} from "./stone-fields"
import { version } from "./version"

/** A product as admins see it; `isListed` is false for a draft. */
export const adminProduct = product.extend({ isListed: z.boolean(), version })
export type AdminProduct = z.infer<typeof adminProduct>

/** A product that was just saved, with sentences about what is probably wrong with it. */
export const savedProduct = adminProduct.extend({ warnings: z.array(z.string()) })
export type SavedProduct = z.infer<typeof savedProduct>

/** The product fields that edits change and that the history records. */
export type ProductValues = Pick<AdminProduct, Exclude<CoreField, "currency"> | "isListed"> & {
  [Name in Extract<TypedFact, GemFact>]: ValueOf<Fields[Name]["kind"]> | null
}

const anyText = z.union([z.string(), z.number(), z.boolean(), z.null()], { error: "Please send a text" })

/** The typed text of a field, normalized. */
const typed = (field: FieldName) =>
  anyText.transform((it) => (it === null ? "" : meantText(field, String(it)))).optional()

type Typed = ReturnType<typeof typed>

/** A list as forms send it: JSON in a text field. */
const listOf = <T extends z.ZodType>(item: T, message: string) =>
  z
    .union([z.string(), z.array(item)], { error: message })
    .transform((it, ctx): z.output<T>[] => {
      const read = z.array(item).safeParse(typeof it === "string" ? jsonOf(it, []) : it)
      if (read.success) return read.data
      ctx.addIssue({ code: "custom", message })
      return z.NEVER
    })
    .optional()

const texts = {
  name: typed("name"),
  slug: typed("slug"),
  type: typed("type"),
  color: typed("color"),
  weight: typed("weight"),
  origin: typed("origin"),
  shortInfo: typed("shortInfo"),
  description: typed("description"),
  price: typed("price"),
  currency: typed("currency"),
  stock: typed("stock"),
  isFeatured: typed("isFeatured"),
} satisfies Record<Exclude<CoreField, "images">, Typed>

const form = z.object({
  ...texts,
  ...(Object.fromEntries(typedFacts.map((it) => [it, typed(it)])) as Record<TypedFact, Typed>),
  isListed: z
    .union([z.boolean(), z.enum(["true", "false"])], { error: "Listed must be true or false" })
    .transform((it) => String(it) === "true")
    .optional(),
  /** URLs of the pictures to keep; new ones are uploaded in the form field `images`. */
  existingImages: listOf(z.string().max(500), "The list of images is not valid"),
  /** Display order: indexes into the list of kept pictures followed by the new ones. */
  imageOrder: listOf(z.number().int().min(0).max(maxPictures), "The order of the images is not valid"),
  /** Available stock when the new stock was typed. The edit is refused when the available stock has changed since. */
  stockBefore: z.coerce.number().int().min(0).optional(),
})

/** Texts of an edit, by field. */
export type TypedTexts = Partial<Record<keyof typeof texts | TypedFact, string | undefined>>

const problemsOf = (isNew: boolean) => (it: TypedTexts, ctx: z.RefinementCtx) => {
  for (const { field, message } of typedProblem(it, isNew)) {
    ctx.addIssue({ code: "custom", path: [field], message })
  }
}

export const productCreateBody = form.superRefine(problemsOf(true))
export const productUpdateBody = form.superRefine(problemsOf(false))
export type ProductForm = z.output<typeof form>

export const productParams = z.object({ id: z.string().min(1).max(100) })

export const adminProductSorts = [...productSorts, "oldest", "name_desc", "stock_asc", "stock_desc"] as const
export const adminProductListQuery = productListQuery.extend({
  sort: z.enum(adminProductSorts).default("newest"),
  /** "true": only listed products; "false": only drafts. */
  listed: z.enum(["true", "false"]).optional(),
})
export type AdminProductListQuery = z.infer<typeof adminProductListQuery>
