import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { maxPictureBytes } from "../../contract/rules/pictures"
import { invalid } from "../../lib/api-error"
import { pictures as pictureTasks } from "../../lib/pictures/picture-tasks"
import { keepPictures } from "./keep-picture"

type Container = Pick<MedusaContainer, "resolve">

/**
 * Stores a picture for a tenant: as WebP, rotated upright and without metadata, under a hash of the uploaded content, so
 * that duplicates are stored once. Due work creates its other widths and formats.
 * @returns its URL, `/static/{tenant id}/{hash}.webp`
 * @throws ApiError VALIDATION_FAILED when the file isn't a picture or is too large; SERVICE_UNAVAILABLE
 */
export async function storeImage(container: Container, tenantId: string, picture: Buffer): Promise<string> {
  const [url = ""] = await storeImages(container, tenantId, [picture])
  return url
}

/**
 * Stores several pictures, or none of them if one is refused.
 * @returns their URLs in the given order
 */
export async function storeImages(
  container: Container,
  tenantId: string,
  pictures: readonly Buffer[]
): Promise<string[]> {
  if (!pictures.length) return []
  const uploads = pictures.map((picture) => {
    if (picture.length > maxPictureBytes) throw invalid("images", "An image may have at most 10 MB")
    const hash = createHash("sha256").update(picture).digest("hex").slice(0, 32)
    const encode = () => pictureTasks.photo(tenantId, picture, "images")
    return { name: `${hash}.webp`, encode }
  })
  await keepPictures(container, tenantId, uploads)
  return uploads.map(({ name }) => `/static/${tenantId}/${name}`)
}
