import { iconSizes, pictureWidths, socialPicture } from "../contract/rules/pictures"

const form = /^([0-9a-f]{32})(?:-\d{1,4})?\.(\w+)$/

/** Ending and content of a file. Its name is the picture's hash with the ending. */
export type NamedFile = [ending: string, data: Buffer]

/** The picture's hash in a file name. */
export const hashOf = (file: string): string => form.exec(file)?.[1] ?? ""

/** Widths of a photograph's files; undefined: the full picture. */
export const photoWidths = [...pictureWidths, undefined] as const

const withWidth = (hash: string, width: number | undefined, format: string): string =>
  width === undefined ? `${hash}.${format}` : `${hash}-${String(width)}.${format}`

/** File name of a photograph's copy. */
export const copyName = (original: string, width: number | undefined, format: "webp" | "avif"): string =>
  withWidth(hashOf(original), width, format)

/** File name of a photograph's JPEG for links that are shared. */
export const socialName = (photograph: string): string =>
  `${hashOf(photograph)}-${String(socialPicture.width)}.jpg`

/**
 * File names of the copies that due work creates: a photograph (WebP) in all widths, as AVIF and as a JPEG for shared
 * links, a drawing (SVG) as PNG.
 */
export function copiesOf(original: string): string[] {
  if (original.endsWith(".svg")) return [drawingCopy(original)]
  if (!original.endsWith(".webp")) return []
  const all = photoWidths.flatMap((width) => [
    copyName(original, width, "webp"),
    copyName(original, width, "avif"),
  ])
  return [...all.filter((it) => it !== original), socialName(original)]
}

/** File name of a drawing's PNG, for mail clients, which seldom show SVG. */
export const drawingCopy = (drawing: string): string => `${hashOf(drawing)}.png`

/** All file names that a picture can have, the uploaded one first. */
export const filesOfPicture = (original: string): string[] => [
  original,
  ...copiesOf(original),
  ...(original.endsWith(".png") ? iconSizes.map((size) => withWidth(hashOf(original), size, "png")) : []),
]
