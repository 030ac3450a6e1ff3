import { createHash } from "node:crypto"
import type { BrandPicture } from "../../contract/rules/pictures"
import { pictures as pictureQueue } from "../../lib/pictures/picture-queue"
import { isKept, keepFiles, type KeptFiles, named } from "./kept-files"

/** How each is kept: its ending, and its files. PNG where mails and browsers' tabs show it: they read that everywhere. */
const kinds = {
  logo: { ending: "png", task: "logo" },
  heroImage: { ending: "webp", task: "photo" },
  favicon: { ending: "png", task: "icon" },
} as const satisfies Record<BrandPicture, object>

export type BrandPictures<T> = Partial<Record<BrandPicture, T>>

/**
 * Keeps a brand's pictures, all or none: logo and icon as PNG with what is see-through left so, the hero as products'
 * pictures are. They are named by what was given and what it is for.
 * @returns their URLs, and those of them that weren't kept before
 * @throws ApiError VALIDATION_FAILED for what is no picture, or too large a one
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
