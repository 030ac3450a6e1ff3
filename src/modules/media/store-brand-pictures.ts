import { createHash } from "node:crypto"
import type { BrandPicture } from "../../contract/rules/pictures"
import { pictures as pictureQueue } from "../../lib/pictures/picture-queue"
import { isKept, keepFiles, type KeptFiles, named } from "./kept-files"

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
 * @returns their URLs, and those that weren't stored before
 * @throws ApiError VALIDATION_FAILED when a file isn't a picture or is too large
 */
export async function storeBrandPictures(
  tenantId: string,
  pictures: BrandPictures<Buffer>
): Promise<{ urls: BrandPictures<string>; added: string[] }> {
  const urls: BrandPictures<string> = {}
  const added: string[] = []
  const files: KeptFiles[] = []
  for (const [member, given] of Object.entries(pictures)) {
    const kind = kinds[member as BrandPicture]
    const hash = createHash("sha256").update(member).update(given).digest("hex").slice(0, 32)
    const url = `/static/${tenantId}/${hash}.${kind.ending}`
    urls[member as BrandPicture] = url
    if (await isKept(tenantId, `${hash}.${kind.ending}`)) continue
    const made = await pictureQueue.run(tenantId, kind.task, { picture: given, field: member })
    files.push(named(hash, made))
    added.push(url)
  }
  for (const it of files) await keepFiles(tenantId, it)
  return { urls, added }
}
