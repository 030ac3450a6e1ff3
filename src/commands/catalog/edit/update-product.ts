import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminProduct, ProductForm, ProductValues, SavedProduct } from "../../../contract/admin-product"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { ApiError, invalid } from "../../../lib/api-error"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { storeImages } from "../../../modules/picture/store-image"
import { mergeNewer } from "../../audit/merge-newer"
import { recordEdit } from "../../audit/record-edit"
import { writeProducts } from "../write-products"
import { chosenImages } from "./chosen-images"
import { listingProblem } from "./listing-problem"
import { requireFreeSlug } from "./free-slug"
import { productWarnings } from "./product-warnings"
import { editedOf, valuesOf, writeOf } from "./product-values"
import { freshen, getProduct } from "./read-product"
import { typedValues } from "./typed-values"

export interface UpdateProductInput {
  tenant: { id: string; slug: string }
  actor: Actor
  id: string
  form: ProductForm
  /** New picture files. */
  pictures: readonly Buffer[]
  /** The version that the edit is based on, if the caller sends one. */
  version: number | undefined
}

/** Units were sold or returned while the new stock was being typed. */
function requireSameStock(current: AdminProduct, { stock, stockBefore }: ProductForm): void {
  if (stock === undefined || stockBefore === undefined || current.stock === stockBefore) return
  const message = `The stock has changed to ${current.stock} meanwhile`
  throw new ApiError("STALE", `${message}.`, { current, details: [{ path: "stock", message }] })
}

async function writeProduct(
  container: MedusaContainer,
  { tenant, actor, id, form, urls, version }: Omit<UpdateProductInput, "pictures"> & { urls: string[] }
): Promise<SavedProduct> {
  await freshen(container, tenant.id, [id])
  return withTenant(container, tenant.id, async (tx) => {
    await holdProducts(tx)
    const before = await getProduct(tx, id)
    requireSameStock(before, form)
    const touchesImages = form.existingImages ?? form.imageOrder ?? urls.length > 0
    const mine = {
      ...typedValues(form),
      ...(form.isListed === undefined ? {} : { isListed: form.isListed }),
      ...(touchesImages ? { images: await chosenImages(tx, form, before.images, urls) } : {}),
    }
    const edit = await mergeNewer<AdminProduct>(tx, "product", before, mine, version)
    if (Object.keys(edit).length === 0) return { ...before, warnings: await productWarnings(tx, before) }
    if (edit.slug !== undefined) await requireFreeSlug(tx, edit.slug, id)
    const values = valuesOf(before)
    const problem = listingProblem(before, { ...before, ...edit })
    if (problem !== undefined) throw invalid("price", problem)
    await writeProducts(tx, tenant.slug, [writeOf(id, values, { ...values, ...edit } as ProductValues)])
    const after = await getProduct(tx, id)
    await recordEdit(tx, actor, "product", editedOf(before), editedOf(after))
    return { ...after, warnings: await productWarnings(tx, after) }
  })
}

/**
 * Changes a product and keeps newer changes of its other fields. Fields that aren't sent stay unchanged.
 * @throws ApiError NOT_FOUND, also for another tenant's product; STALE; CONFLICT if the slug is taken
 */
export async function updateProduct(
  container: MedusaContainer,
  { pictures, ...input }: UpdateProductInput
): Promise<SavedProduct> {
  const urls = await storeImages(container, input.tenant.id, pictures)
  return writeProduct(container, { ...input, urls })
}
