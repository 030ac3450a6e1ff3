import { randomBytes } from "node:crypto"
import { deflateSync } from "node:zlib"
import sharp from "sharp"

/** Returns the first half of a JPEG. */
async function cutOff(): Promise<Buffer> {
  const raw = { width: 200, height: 200, channels: 3 } as const
  const whole = await sharp(randomBytes(200 * 200 * 3), { raw })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}

/** Returns a PNG of a few kilobytes whose header declares 30,000 × 30,000 pixels. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length)
    body.copy(out, 4)
    out.writeUInt32BE(crc(body), body.length + 4)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(30_000 * 3_751))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function crc(data: Buffer): number {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const script = "<script>alert(1)</script>"
/** Files that the product rejects as pictures: description, file, status and message of the error response. */
export const badPictures: [
  what: string,
  make: () => Promise<Buffer> | Buffer,
  status: number,
  message: RegExp,
][] = [
  [
    "an SVG with a script",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    400,
    /JPEG/,
  ],
  ["a page that calls itself a picture", () => Buffer.from(`GIF89a/*${script}*/=1`), 400, /JPEG|damaged/],
  ["an empty file", () => Buffer.alloc(0), 400, /empty/],
  ["a file that is cut off", cutOff, 400, /damaged|JPEG/],
  ["a picture that unpacks to 900 million pixels", bomb, 400, /too large|JPEG/],
  ["eleven megabytes", () => randomBytes(11 * 1024 * 1024), 413, /larger than 10 MB/],
]
