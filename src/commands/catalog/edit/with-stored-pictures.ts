import { dropImages } from "../../../modules/media/kept-files"
import { storeImages } from "../../../modules/media/store-image"

/**
 * Stores new pictures of a tenant for a change; when the change fails, those that were new are removed.
 * @param change gets the pictures' addresses, in their order
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
