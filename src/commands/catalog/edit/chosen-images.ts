import type { ProductForm } from "../../../contract/admin-product"
import { maxPictures } from "../../../contract/rules/pictures"
import type { TenantTx } from "../../../db/with-tenant"
import { invalid } from "../../../lib/api-error"
import { reuseImage } from "../../../modules/picture/reuse-images"

/**
 * A product's pictures after an edit: the kept ones, then the new ones, or in the order that the edit names.
 * @param before the current pictures; without a list of kept ones, all stay
 * @throws ApiError VALIDATION_FAILED for more than five, and for a picture that is neither the product's nor the
 * tenant's
 */
export async function chosenImages(
  tx: TenantTx,
  { existingImages, imageOrder }: Pick<ProductForm, "existingImages" | "imageOrder">,
  before: readonly string[],
  added: readonly string[]
): Promise<string[]> {
  const staying = existingImages ?? before
  for (const url of staying) {
    if (!before.includes(url) && !(await reuseImage(tx, url))) {
      throw invalid("existingImages", "One of the images no longer exists")
    }
  }
  const all = [...staying, ...added]
  const images = [...new Set(imageOrder ? inOrder(all, imageOrder) : all)]
  if (images.length > maxPictures) {
    throw invalid("images", `Too many images: a product has at most ${maxPictures}`)
  }
  return images
}

function inOrder(all: readonly string[], order: readonly number[]): string[] {
  const isWhole = order.length === all.length && new Set(order).size === all.length
  const images = order.flatMap((place) => all[place] ?? [])
  if (!isWhole || images.length !== all.length) {
    throw invalid("imageOrder", "The image order must contain each image exactly once")
  }
  return images
}
