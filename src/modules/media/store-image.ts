import { createHash } from "node:crypto"
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp, { type Metadata } from "sharp"
import { env } from "../../config/env"
import { fullPictureWidth, maxPictureBytes, pictureWidths } from "../../contract/rules/pictures"
import { invalid } from "../../lib/api-error"

/** The formats taken, told by content and never by name. */
const formats: readonly Metadata["format"][] = ["jpeg", "png", "webp", "avif", "heif", "gif"]
/** A picture of more pixels than this is no photograph of a stone, but something to fill the memory with. */
const maxPixels = 50_000_000

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
  const folder = folderOf(tenantId)
  const copies = new Map<string, Copies>()
  const hashes: string[] = []
  for (const picture of pictures) {
    if (picture.length > maxPictureBytes) throw invalid("images", "An image may have at most 10 MB")
    const hash = createHash("sha256").update(picture).digest("hex").slice(0, 32)
    hashes.push(hash)
    if (!copies.has(hash) && !(await exists(path.join(folder, `${hash}.webp`)))) {
      copies.set(hash, await copiesOf(hash, picture))
    }
  }
  if (copies.size) await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const files of copies.values()) {
    // The full one is the last: where it is, the others are.
    for (const [file, data] of files) await writeWhole(path.join(folder, file), data)
  }
  const urlOf = (hash: string) => `/static/${tenantId}/${hash}.webp`
  return { urls: hashes.map(urlOf), added: [...copies.keys()].map(urlOf) }
}

/** Removes pictures that were kept for something that then didn't come about. */
export async function dropImages(tenantId: string, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const hash = path.basename(url, ".webp")
    const names = [`${hash}.webp`, ...pictureWidths.map((width) => `${hash}-${width}.webp`)]
    for (const name of names) await rm(path.join(folderOf(tenantId), name), { force: true })
  }
}

/** Whether a URL is that of a picture that is kept for this tenant. */
export async function isKeptImage(tenantId: string, url: string): Promise<boolean> {
  const file = /^\/static\/(\w+)\/([0-9a-f]{32}\.webp)$/.exec(url)
  return file?.[1] === tenantId && exists(path.join(folderOf(tenantId), file[2] ?? ""))
}

/** Whether a picture that something had can be shown again: one of the tenant's must still be kept. */
export const hasPicture = async (tenantId: string, url: string): Promise<boolean> =>
  !url.startsWith(`/static/${tenantId}/`) || exists(path.join(folderOf(tenantId), path.basename(url)))

const folderOf = (tenantId: string): string => path.join(env().DATA_DIR, "uploads", tenantId)

/** File name → content, the narrow copies first. */
type Copies = [name: string, data: Buffer][]

async function copiesOf(hash: string, picture: Buffer): Promise<Copies> {
  const given = await readPicture(picture)
  const whole = await webp(given, fullPictureWidth)
  const copies: Copies = []
  for (const width of pictureWidths) {
    // A picture is never enlarged: where it is narrower, its copy is the picture itself.
    copies.push([`${hash}-${width}.webp`, width < given.width ? await webp(given, width) : whole])
  }
  return [...copies, [`${hash}.webp`, whole]]
}

interface Picture {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** Effort 2 takes half the time of the usual 4 for three hundredths more bytes. */
const webp = ({ data, ...raw }: Picture, width: number): Promise<Buffer> =>
  sharp(data, { raw }).resize({ width, withoutEnlargement: true }).webp({ quality: 82, effort: 2 }).toBuffer()

async function readPicture(picture: Buffer): Promise<Picture> {
  const image = sharp(picture, { limitInputPixels: maxPixels, failOn: "error" })
  const format = await image
    .metadata()
    .then((it) => it.format)
    .catch(() => undefined)
  if (!format || !formats.includes(format))
    throw invalid("images", "Images must be JPEG, PNG, WebP, AVIF or GIF")
  try {
    // Decoded once here, so that a damaged picture is refused before anything is written.
    const { data, info } = await image.rotate().raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch {
    throw invalid("images", "The image is damaged or too large")
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false
  )

/** Written beside and renamed, so that nobody is ever served half a picture. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.${Date.now()}.tmp`
  await writeFile(draft, data, { mode: 0o600 })
  await rename(draft, file)
}
