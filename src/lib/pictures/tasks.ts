import sharp from "sharp"
import { fullPictureWidth, iconSizes, socialPicture } from "../../contract/rules/pictures"
import { invalid } from "../api-error"
import { maxPixels, type Picture, readPicture } from "./read-picture"

/** Suffix after the hash in a file's name, and the file's content. */
type Ending = [ending: string, data: Buffer]

/**
 * Pages show a logo 40 px high and at most 192 wide; invoices and high-density screens need it several times larger.
 */
const logoBox = { width: 800, height: 320 }
const iconBox = { width: 192, height: 192 }
/** Mails show logos 40 px high; twice that for high-density screens. */
const mailBox = { width: 440, height: 80 }

/** Effort 2 takes half the time of the default 4 for 3% more bytes. */
const webp = { quality: 82, effort: 2 }
/**
 * Effort 1 takes 60% of the time of effort 2, for 8% more bytes. Full chroma would add 25% and show nothing more: the
 * stored picture, WebP, has half of it.
 */
const avif = { quality: 55, effort: 1, chromaSubsampling: "4:2:0" }

/** WebP's limit for width and height. */
const maxSide = 16_383

/** @throws ApiError VALIDATION_FAILED for a picture that is too tall for WebP */
function requireHeight({ width, height }: Picture, field: string): void {
  const storedHeight = Math.round(height * Math.min(1, fullPictureWidth / width))
  if (storedHeight > maxSide)
    throw invalid(
      field,
      `The image is too tall: at most ${maxSide.toLocaleString("en-IN")} pixels are possible`
    )
}

/** The shop's own ground, on which stones are photographed. */
const lightGround = "#faf9f7"

const toWebp = ({ data, ...raw }: Picture, width: number): Promise<Buffer> =>
  sharp(data, { raw }).resize({ width, withoutEnlargement: true }).webp(webp).toBuffer()

const toPng = ({ data, ...raw }: Picture, resize: sharp.ResizeOptions): Promise<Buffer> =>
  sharp(data, { raw }).resize(resize).png({ compressionLevel: 9 }).toBuffer()

const toIcon = (picture: Picture, size: number): Promise<Buffer> =>
  toPng(picture, { width: size, height: size, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })

interface PhotoCopy {
  /** Width of the picture that the copy is made of. */
  fullWidth: number
  webp: Buffer
  avif: Buffer
}

/** All picture tasks. Each runs in a task process: see `picture-tasks.ts`. */
export const tasks = {
  /** A photograph as WebP. Its copies are created later. */
  photo: async ({ picture, field }: { picture: Buffer; field: string }): Promise<Ending[]> => {
    const given = await readPicture(picture, { field })
    requireHeight(given, field)
    return [[".webp", await toWebp(given, fullPictureWidth)]]
  },

  logo: async ({ picture, field }: { picture: Buffer; field: string }): Promise<Ending[]> => {
    const given = await readPicture(picture, { field, drawnIn: logoBox })
    return [[".png", await toPng(given, { ...logoBox, fit: "inside", withoutEnlargement: true })]]
  },

  icon: async ({ picture, field }: { picture: Buffer; field: string }): Promise<Ending[]> => {
    const given = await readPicture(picture, { field, drawnIn: iconBox })
    const files: Ending[] = []
    for (const size of iconSizes) files.push([`-${size}.png`, await toIcon(given, size)])
    return [...files, [".png", await toIcon(given, iconBox.width)]]
  },

  /** A stored photograph in both formats, scaled down to a width if one is given. */
  copy: async (it: { picture: Buffer; width: number | undefined }): Promise<PhotoCopy> => {
    const image = sharp(it.picture)
    const { width: fullWidth } = await image.metadata()
    if (it.width === undefined)
      return { fullWidth, webp: it.picture, avif: await image.avif(avif).toBuffer() }
    const { data, info } = await image.resize({ width: it.width }).raw().toBuffer({ resolveWithObject: true })
    const scaled = () => sharp(data, { raw: info })
    return {
      fullWidth,
      webp: await scaled().webp(webp).toBuffer(),
      avif: await scaled().avif(avif).toBuffer(),
    }
  },

  /** A stored photograph for shared links: whole, on a light ground. */
  social: async ({ picture }: { picture: Buffer }): Promise<Buffer> =>
    sharp(picture)
      .resize({ ...socialPicture, fit: "contain", background: lightGround })
      .flatten({ background: lightGround })
      .jpeg({ quality: 82, progressive: true })
      .toBuffer(),

  /** A drawing (SVG) as PNG for mails. Drawn large, then scaled down: a drawing's own size may be that of an icon. */
  mailLogo: async ({ drawing }: { drawing: Buffer }): Promise<Buffer> =>
    sharp(drawing, { density: 300, limitInputPixels: maxPixels })
      .resize({ ...mailBox, fit: "inside" })
      .png()
      .toBuffer(),

  /** A logo as PNG for invoices. */
  paperLogo: async ({ picture }: { picture: Buffer }): Promise<Buffer> =>
    sharp(picture, { limitInputPixels: maxPixels })
      .resize({ width: 480, height: 168, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer(),
}
