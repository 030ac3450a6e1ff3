import { dropImages } from "../../modules/media/kept-files"
import { type BrandPictures, storeBrandPictures } from "../../modules/media/store-brand-pictures"

/**
 * Stores the new pictures of a brand for a change. If the change fails, the new pictures are removed. Replaced pictures
 * keep their own names, so that the history can restore them for as long as the change is revertible.
 * @param change receives the pictures' URLs
 */
export async function withStoredBrandPictures<T>(
  tenantId: string,
  pictures: BrandPictures<Buffer>,
  change: (urls: BrandPictures<string>) => Promise<T>
): Promise<T> {
  const { urls, added } = await storeBrandPictures(tenantId, pictures)
  try {
    return await change(urls)
  } catch (error) {
    await dropImages(tenantId, added)
    throw error
  }
}
