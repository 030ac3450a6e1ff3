import sharp, { type Metadata, type Sharp } from "sharp"
import { invalid } from "../api-error"

/** The formats taken, told by content and never by name. */
const formats: readonly Metadata["format"][] = ["jpeg", "png", "webp", "avif", "heif", "gif"]
/** A picture of more pixels than this is no photograph of a stone, but something to fill the memory with. */
export const maxPixels = 50_000_000
const maxDrawingBytes = 512 * 1024
/** A drawing of a million shapes is not waited for. The process has a low priority, so that a second may be a long one. */
const maxSeconds = 20

/** What a drawing has no need of, and only a page would run. */
const active = /<\s*(script|foreignObject|iframe)|\son\w+\s*=|javascript:|<!ENTITY/i

/** A decoded picture's pixels. */
export interface Picture {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

interface Reading {
  /** The form's member that it came in. */
  field: string
  /** The box that a drawing (SVG) is drawn to fit, in pixels; none are taken where there is none. */
  drawnIn?: { width: number; height: number }
}

/**
 * Decodes a whole picture, upright, so that a damaged one is refused before anything is written. Whatever else the file
 * carries (metadata, a script behind the last pixel) stays behind.
 * @throws ApiError VALIDATION_FAILED for what is no picture, or too large a one
 */
export async function readPicture(picture: Buffer, { field, drawnIn }: Reading): Promise<Picture> {
  if (picture.length === 0) throw invalid(field, "The image file is empty")
  const { format, ...size } = await sharp(picture, { limitInputPixels: maxPixels })
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  if (format === "svg" && drawnIn) return readDrawing(picture, field, drawnIn, size)
  if (!format || !formats.includes(format))
    throw invalid(field, `Images must be JPEG, PNG, WebP, AVIF${drawnIn ? ", GIF or SVG" : " or GIF"}`)
  return pixelsOf(sharp(picture, { limitInputPixels: maxPixels, failOn: "error" }).rotate(), field)
}

type Box = Required<Reading>["drawnIn"]

function readDrawing(svg: Buffer, field: string, box: Box, size: Partial<Box>): Promise<Picture> {
  if (svg.length > maxDrawingBytes) throw invalid(field, "An SVG may have at most 512 KB")
  if (active.test(svg.toString("utf8"))) throw invalid(field, "An SVG must not contain scripts")
  // At 72 dots an inch a drawing has the size that it names; an icon of 24 pixels is drawn larger.
  const scale = Math.min(box.width / (size.width ?? box.width), box.height / (size.height ?? box.height))
  const density = Math.min(Math.max(72 * scale, 1), 10_000)
  return pixelsOf(sharp(svg, { density, limitInputPixels: maxPixels, failOn: "error" }), field)
}

async function pixelsOf(image: Sharp, field: string): Promise<Picture> {
  try {
    const { data, info } = await image
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch {
    throw invalid(field, "The image is damaged or too large")
  }
}
