import { createHash } from "node:crypto"
import path from "node:path"
import sharp from "sharp"
import { fullPictureWidth, maxPictureBytes, pictureWidths } from "../../contract/rules/pictures"
import { invalid } from "../../lib/api-error"
import { isKept, keepFiles, type KeptFiles } from "./kept-files"
import { readPicture, type Picture } from "./read-picture"

/**
 * Keeps a picture for a tenant: as WebP in several widths, turned upright and without its metadata, under the hash of
 * what was given, so that the same picture twice is kept once.
 * @returns its URL, `/static/{tenant id}/{hash}.webp`
 * @throws ApiError VALIDATION_FAILED for what is no picture, or too large a one
 */
export async function storeImage(tenantId: string, picture: Buffer): Promise<string> {
  const {
    urls: [url = ""],
  } = await storeImages(tenantId, [picture])
  return url
}

/**
 * Keeps several, or none of them: all are read before the first is written.
 * @returns their URLs in the order given, and those of them that weren't kept before
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
      copies.set(hash, await copiesOf(hash, await readPicture(picture, { field: "images" })))
    }
  }
  for (const files of copies.values()) await keepFiles(tenantId, files)
  const urlOf = (hash: string) => `/static/${tenantId}/${hash}.webp`
  return { urls: hashes.map(urlOf), added: [...copies.keys()].map(urlOf) }
}

/** Whether a URL is that of a picture that is kept for this tenant. */
export async function isKeptImage(tenantId: string, url: string): Promise<boolean> {
  const file = /^\/static\/(\w+)\/([0-9a-f]{32}\.webp)$/.exec(url)
  return file?.[1] === tenantId && isKept(tenantId, file[2] ?? "")
}

/** Whether a picture that something had can be shown again: one of the tenant's must still be kept. */
export async function hasPicture(tenantId: string, url: string): Promise<boolean> {
  return !url.startsWith(`/static/${tenantId}/`) || isKept(tenantId, path.basename(url))
}

/** The files of a picture: the narrow copies, and the full one behind them. */
export async function copiesOf(hash: string, given: Picture): Promise<KeptFiles> {
  const whole = await webp(given, fullPictureWidth)
  const copies: [string, Buffer][] = []
  for (const width of pictureWidths) {
    // A picture is never enlarged: where it is narrower, its copy is the picture itself.
    copies.push([`${hash}-${width}.webp`, width < given.width ? await webp(given, width) : whole])
  }
  return [...copies, [`${hash}.webp`, whole]]
}

/** Effort 2 takes half the time of the usual 4 for three hundredths more bytes. */
const webp = ({ data, ...raw }: Picture, width: number): Promise<Buffer> =>
  sharp(data, { raw }).resize({ width, withoutEnlargement: true }).webp({ quality: 82, effort: 2 }).toBuffer()
