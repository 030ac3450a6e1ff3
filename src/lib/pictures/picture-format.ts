/** Start of the content of each accepted photograph format. */
const starts: readonly { bytes: Buffer; at: number }[] = [
  { bytes: Buffer.from([0xff, 0xd8, 0xff]), at: 0 },
  { bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), at: 0 },
  { bytes: Buffer.from("GIF8"), at: 0 },
  { bytes: Buffer.from("WEBP"), at: 8 },
  // AVIF and HEIF.
  { bytes: Buffer.from("ftyp"), at: 4 },
]

/** Whether a file has the content of a photograph format. Its name and declared type don't count. */
export const isPhotograph = (file: Buffer): boolean =>
  starts.some(({ bytes, at }) => file.subarray(at, at + bytes.length).equals(bytes))

/** A drawing may have 64 KB: what follows isn't read. */
const headLength = 64 * 1024

/** Whether a file is a drawing (SVG), which a decoder executes like a program. */
export const isDrawing = (file: Buffer): boolean =>
  !isPhotograph(file) && /<(\w+:)?svg[\s>/]/i.test(file.toString("latin1", 0, headLength))

/** Whether a file is compressed by gzip, as SVGZ is. */
export const isCompressed = (file: Buffer): boolean => file[0] === 0x1f && file[1] === 0x8b
