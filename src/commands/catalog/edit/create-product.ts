import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductForm, SavedProduct } from "../../../contract/admin-product"
import { slugify } from "../../../contract/rules/slug"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { storeImages } from "../../../modules/picture/store-image"
import { recordEdit } from "../../audit/record-edit"
import { writeProducts } from "../write-products"
import { chosenImages } from "./chosen-images"
import { productWarnings } from "./product-warnings"
import { blankValues, editedOf, writeOf } from "./product-values"
import { getProduct } from "./read-product"
import { freeSlug, requireFreeSlug } from "./free-slug"
import { typedValues } from "./typed-values"

export interface CreateProductInput {
  tenant: { id: string; slug: string }
  actor: Actor
  form: ProductForm
  /** New picture files. */
  pictures: readonly Buffer[]
}

async function writeProduct(
  container: MedusaContainer,
  { tenant, actor, form, urls }: Omit<CreateProductInput, "pictures"> & { urls: string[] }
): Promise<SavedProduct> {
  return withTenant(container, tenant.id, async (tx) => {
    const images = await chosenImages(tx, form, [], urls)
    const values = { ...blankValues, ...typedValues(form), images, isListed: form.isListed ?? true }
    await holdProducts(tx)
    if (values.slug) await requireFreeSlug(tx, values.slug, null)
    const slug = values.slug || (await freeSlug(tx, slugify(values.name) || "gem"))
    const [id = ""] = await writeProducts(tx, tenant.slug, [writeOf(null, null, { ...values, slug })])
    const after = await getProduct(tx, id)
    await recordEdit(tx, actor, "product", null, editedOf(after))
    return { ...after, warnings: await productWarnings(tx, after) }
  })
}

/**
 * Creates a product. Without a slug it gets one from its name.
 * @throws ApiError CONFLICT if the slug is taken
 */
export async function createProduct(
  container: MedusaContainer,
  { pictures, ...input }: CreateProductInput
): Promise<SavedProduct> {
  const urls = await storeImages(container, input.tenant.id, pictures)
  return writeProduct(container, { ...input, urls })
}
