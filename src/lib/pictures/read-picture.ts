import sharp, { type Metadata, type Sharp } from "sharp"
import { invalid } from "../api-error"

/** Accepted formats, detected from the content, never from the name. */
const formats: readonly Metadata["format"][] = ["jpeg", "png", "webp", "avif", "heif", "gif"]
/** Maximum pixels. A larger picture is no photograph of a stone but an attempt to fill the memory. */
export const maxPixels = 50_000_000
const maxDrawingBytes = 512 * 1024
/** Time limit for drawings with very many shapes. It is generous, since the process has a low priority. */
const maxSeconds = 20

/** SVG content that a drawing doesn't need and that only a page would execute. */
const active = /<\s*(script|foreignObject|iframe)|\son\w+\s*=|javascript:|<!ENTITY/i

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
  // At 72 dots per inch a drawing has its nominal size; an icon of 24 pixels is drawn larger.
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
