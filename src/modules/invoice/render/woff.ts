import { inflateSync } from "node:zlib"

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/**
 * Unpacks a WOFF 1.0 font (W3C Recommendation, 2012) to TrueType. The PDF renderer reads WOFF too, but inflates its
 * tables again for every document, which is three quarters of an invoice's CPU time.
 * @param dropped name of a table that is left out
 */
export function trueTypeOf(woff: Buffer, dropped?: string): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF 1.0 font")
  const entries = Array.from(
    { length: woff.readUInt16BE(12) },
    (_, index) => woffHeader + index * woffEntry
  ).filter((entry) => woff.toString("latin1", entry, entry + 4) !== dropped)
  const count = entries.length
  const head = Buffer.alloc(sfntHeader + count * sfntEntry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const selector = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** selector * sfntEntry, 6)
  head.writeUInt16BE(selector, 8)
  head.writeUInt16BE((count - 2 ** selector) * sfntEntry, 10)

  const tables: Buffer[] = []
  let end = head.length
  for (const [index, from] of entries.entries()) {
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const entry = sfntHeader + index * sfntEntry
    woff.copy(head, entry, from, from + 4)
    woff.copy(head, entry + 4, from + 16, from + 20)
    head.writeUInt32BE(end, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    // Tables start at multiples of four bytes.
    const padding = Buffer.alloc(-length & 3)
    tables.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat([head, ...tables])
}

/**
 * Makes the glyph for missing characters empty. The renderer ends a line within a word with a hyphen, which fonts of
 * most scripts don't have: it would be a box. Changes the file in place.
 */
export function emptyMissingGlyph(file: Buffer): void {
  const [head, index] = ["head", "loca"].map((name) => offsetOf(file, name))
  if (head === undefined || index === undefined) return
  // The first glyph begins where the second one does.
  if (file.readUInt16BE(head + 50) === 0) file.copy(file, index, index + 2, index + 4)
  else file.copy(file, index, index + 4, index + 8)
}

/** @returns the offset of a table; undefined if the font has none of this name */
function offsetOf(file: Buffer, name: string): number | undefined {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, at) => sfntHeader + at * sfntEntry)
  const entry = entries.find((at) => file.toString("latin1", at, at + 4) === name)
  return entry === undefined ? undefined : file.readUInt32BE(entry + 8)
}
