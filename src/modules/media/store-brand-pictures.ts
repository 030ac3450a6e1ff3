import { createHash } from "node:crypto"
import sharp from "sharp"
import { type BrandPicture, iconSizes } from "../../contract/rules/pictures"
import { isKept, keepFiles, type KeptFiles } from "./kept-files"
import { type Picture, readPicture } from "./read-picture"
import { copiesOf } from "./store-image"

/** Pages show a logo 40 px high and at most 192 wide; invoices and dense screens want it some times larger. */
const logoBox = { width: 800, height: 320 }
const iconBox = { width: 192, height: 192 }

const png = ({ data, ...raw }: Picture, resize: sharp.ResizeOptions): Promise<Buffer> =>
  sharp(data, { raw }).resize(resize).png({ compressionLevel: 9 }).toBuffer()

const icon = (picture: Picture, size: number): Promise<Buffer> =>
  png(picture, { width: size, height: size, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })

/** How each is kept: its ending, and its files. PNG where mails and browsers' tabs show it: they read that everywhere. */
const kinds: Record<
  BrandPicture,
  { ending: "png" | "webp"; filesOf: (hash: string, given: Buffer) => Promise<KeptFiles> }
> = {
  logo: {
    ending: "png",
    filesOf: async (hash, given) => {
      const picture = await readPicture(given, { field: "logo", drawnIn: logoBox })
      return [[`${hash}.png`, await png(picture, { ...logoBox, fit: "inside", withoutEnlargement: true })]]
    },
  },
  heroImage: {
    ending: "webp",
    filesOf: async (hash, given) => copiesOf(hash, await readPicture(given, { field: "heroImage" })),
  },
  favicon: {
    ending: "png",
    filesOf: async (hash, given) => {
      const picture = await readPicture(given, { field: "favicon", drawnIn: iconBox })
      const files: [string, Buffer][] = []
      for (const size of iconSizes) files.push([`${hash}-${size}.png`, await icon(picture, size)])
      return [...files, [`${hash}.png`, await icon(picture, iconBox.width)]]
    },
  },
}

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
    files.push(await kind.filesOf(hash, given))
    added.push(url)
  }
  for (const it of files) await keepFiles(tenantId, it)
  return { urls, added }
}
