import { createHash } from "node:crypto"
import path from "node:path"
import { maxPictureBytes } from "../../contract/rules/pictures"
import { invalid } from "../../lib/api-error"
import { pictures as pictureQueue } from "../../lib/pictures/picture-queue"
import { isKept, keepFiles, type KeptFiles, named } from "./kept-files"

/**
 * Stores a picture for a tenant: as WebP in several widths, rotated upright and without metadata, under a hash of the
 * uploaded content, so that duplicates are stored once.
 * @returns its URL, `/static/{tenant id}/{hash}.webp`
 * @throws ApiError VALIDATION_FAILED when the file isn't a picture or is too large
 */
export async function storeImage(tenantId: string, picture: Buffer): Promise<string> {
  const {
    urls: [url = ""],
  } = await storeImages(tenantId, [picture])
  return url
}

/**
 * Stores several pictures, or none of them: all are processed before the first is written.
 * @returns their URLs in the given order, and those that weren't stored before
 */
export async function storeImages(
  tenantId: string,
  pictures: readonly Buffer[]
): Promise<{ urls: string[]; added: string[] }> {
  const copies = new Map<string, KeptFiles>()
  const hashes: string[] = []
  for (const picture of pictures) {
    if (picture.length > maxPictureBytes) throw invalid("images", "An image may have at most 10 MB")
    const hash = createHash("sha256").update(picture).digest("hex").slice(0, 32)
    hashes.push(hash)
    if (!copies.has(hash) && !(await isKept(tenantId, `${hash}.webp`))) {
      const files = await pictureQueue.run(tenantId, "photo", { picture, field: "images" })
      copies.set(hash, named(hash, files))
    }
  }
  for (const files of copies.values()) await keepFiles(tenantId, files)
  const urlOf = (hash: string) => `/static/${tenantId}/${hash}.webp`
  return { urls: hashes.map(urlOf), added: [...copies.keys()].map(urlOf) }
}

/** Whether a URL is that of a stored picture of this tenant. */
export async function isKeptImage(tenantId: string, url: string): Promise<boolean> {
  const file = /^\/static\/(\w+)\/([0-9a-f]{32}\.webp)$/.exec(url)
  return file?.[1] === tenantId && isKept(tenantId, file[2] ?? "")
}

/** Whether a former picture can be restored: if it is the tenant's own, its file must still exist. */
export async function hasPicture(tenantId: string, url: string): Promise<boolean> {
  return !url.startsWith(`/static/${tenantId}/`) || isKept(tenantId, path.basename(url))
}
