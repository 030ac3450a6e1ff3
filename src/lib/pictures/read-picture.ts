import sharp, { type Metadata, type Sharp } from "sharp"
import { invalid } from "../api-error"

/** Accepted formats, detected from the content, never from the name. */
const formats: readonly Metadata["format"][] = ["jpeg", "png", "webp", "avif", "heif", "gif"]
/** Maximum pixels. A larger picture is no photograph of a stone but an attempt to fill the memory. */
export const maxPixels = 50_000_000
/** Pixels of a decoded picture. */
export interface Picture {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

interface Reading {
  /** The form field of the picture. */
  field: string
  /** The box that a drawing (SVG) is scaled to fit, in pixels; without it, drawings are refused. */
  drawnIn?: { width: number; height: number }
}

/**
 * Decodes a whole picture, upright, so that a damaged one is refused before anything is written. Everything else in the
 * file is dropped, such as metadata or a script after the last pixel.
 * @throws ApiError VALIDATION_FAILED for an input that is no picture or is too large
 */
export async function readPicture(picture: Buffer, { field, drawnIn }: Reading): Promise<Picture> {
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
  // At 72 dots per inch a drawing has its nominal size; an icon of 24 pixels is drawn larger.
  const scale = Math.min(box.width / (size.width ?? box.width), box.height / (size.height ?? box.height))
  const density = Math.min(Math.max(72 * scale, 1), 10_000)
  return pixelsOf(sharp(svg, { density, limitInputPixels: maxPixels, failOn: "error" }), field)
}

async function pixelsOf(image: Sharp, field: string): Promise<Picture> {
  try {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch {
    throw invalid(field, "The image is damaged or too large")
  }
}
