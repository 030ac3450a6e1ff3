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

/** Number of the entry with the PostScript name, in the table of names. */
const postScriptName = 6

/**
 * Gives a font a name of its own, by writing a tag over the end of its PostScript name. Parts of one font have the same
 * name: the renderer would embed them again at each change between them. Changes the file in place.
 */
export function renameFont(file: Buffer, tag: string): void {
  const table = offsetOf(file, "name")
  if (table === undefined) return
  const texts = table + file.readUInt16BE(table + 4)
  for (let index = 0; index < file.readUInt16BE(table + 2); index += 1) {
    const entry = table + 6 + index * 12
    if (file.readUInt16BE(entry + 6) !== postScriptName) continue
    const end = texts + file.readUInt16BE(entry + 10) + file.readUInt16BE(entry + 8)
    // Macintosh's names have one byte a letter, the others two.
    const isNarrow = file.readUInt16BE(entry) === 1
    const bytes = isNarrow ? Buffer.from(tag) : Buffer.from(tag, "utf16le").swap16()
    bytes.copy(file, end - bytes.length)
  }
}

/** @returns the offset of a table; undefined if the font has none of this name */
function offsetOf(file: Buffer, name: string): number | undefined {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, at) => sfntHeader + at * sfntEntry)
  const entry = entries.find((at) => file.toString("latin1", at, at + 4) === name)
  return entry === undefined ? undefined : file.readUInt32BE(entry + 8)
}
