import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { BrandPicture } from "../../contract/rules/pictures"
import { pictures as pictureTasks } from "../../lib/pictures/picture-tasks"
import { keepPictures } from "./keep-picture"

/**
 * File extension and processing task per kind. PNG for pictures in mails and browser tabs, since every client reads it.
 */
const kinds = {
  logo: { ending: "png", task: "logo" },
  heroImage: { ending: "webp", task: "photo" },
  favicon: { ending: "png", task: "icon" },
} as const satisfies Record<BrandPicture, object>

export type BrandPictures<T> = Partial<Record<BrandPicture, T>>

/**
 * Stores a brand's pictures, all or none. Logo and icon become PNG and keep their transparency; the hero image is
 * processed like product pictures. File names are a hash of the kind and the uploaded content.
 * @returns their URLs
 * @throws ApiError VALIDATION_FAILED when a file isn't a picture or is too large; SERVICE_UNAVAILABLE
 */
export async function storeBrandPictures(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  pictures: BrandPictures<Buffer>
): Promise<BrandPictures<string>> {
  const uploads = Object.entries(pictures).map(([member, picture]) => {
    const { ending, task } = kinds[member as BrandPicture]
    const hash = createHash("sha256").update(member).update(picture).digest("hex").slice(0, 32)
    const encode = () =>
      task === "photo"
        ? pictureTasks.photo(tenantId, picture, member)
        : pictureTasks.brandPicture(tenantId, task, picture, member)
    return { member, name: `${hash}.${ending}`, encode }
  })
  if (uploads.length) await keepPictures(container, tenantId, uploads)
  return Object.fromEntries(uploads.map(({ member, name }) => [member, `/static/${tenantId}/${name}`]))
}

/**
 * Stores the picture of a signature as PNG, with its transparency.
 * @returns its URL
 * @throws ApiError VALIDATION_FAILED when the file isn't a picture; SERVICE_UNAVAILABLE
 */
export async function storeSignature(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  picture: Buffer
): Promise<string> {
  const hash = createHash("sha256").update("signature").update(picture).digest("hex").slice(0, 32)
  const name = `${hash}.png`
  const encode = () => pictureTasks.brandPicture(tenantId, "logo", picture, "signature")
  await keepPictures(container, tenantId, [{ name, encode }])
  return `/static/${tenantId}/${name}`
}
