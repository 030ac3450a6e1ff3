import { dropImages } from "../../../modules/media/kept-files"
import { storeImages } from "../../../modules/media/store-image"

/**
 * Stores a tenant's new pictures for a change. If the change fails, the new pictures are removed.
 * @param change receives the pictures' URLs, in their order
 */
export async function withStoredPictures<T>(
  tenantId: string,
  pictures: readonly Buffer[],
  change: (urls: string[]) => Promise<T>
): Promise<T> {
  const { urls, added } = await storeImages(tenantId, pictures)
  try {
    return await change(urls)
  } catch (error) {
    await dropImages(tenantId, added)
    throw error
  }
}
