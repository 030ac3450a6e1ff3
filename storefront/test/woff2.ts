import { brotliDecompressSync } from "node:zlib"

/** WOFF2's known table tags by number. Only the tables read here are listed. */
const known = ["cmap", "head", "hhea"]

export interface Face {
  /** Fractions of the em above and below the baseline. */
  ascent: number
  descent: number
  /** Whether the font has a glyph for the character. */
  draws: (code: number) => boolean
}

/** Reads the metrics and the characters of a font file (WOFF2, https://www.w3.org/TR/WOFF2/#table_dir_format). */
export function readFace(file: Buffer): Face {
  let at = 48
  const base128 = (): number => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const places = new Map<string, number>()
  let place = 0
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++)
    const index = flags & 63
    const tag = index === 63 ? file.toString("latin1", at, (at += 4)) : known[index]
    const length = base128()
    // `glyf` and `loca` are transformed unless their version is 3, other tables unless it is 0.
    const isPlain = flags >> 6 === (index === 10 || index === 11 ? 3 : 0)
    if (tag !== undefined) places.set(tag, place)
    place += isPlain ? length : base128()
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const start = (tag: string): number => {
    const found = places.get(tag)
    if (found === undefined) throw new Error(`The font has no ${tag}`)
    return found
  }
  const em = tables.readUInt16BE(start("head") + 18)
  const hhea = start("hhea")
  return {
    ascent: tables.readInt16BE(hhea + 4) / em,
    descent: -tables.readInt16BE(hhea + 6) / em,
    draws: (code) => ranges(tables, start("cmap")).some(([from, to]) => from <= code && code <= to),
  }
}

/** Returns the characters of the table's format 4 subtables. */
function ranges(tables: Buffer, cmap: number): [number, number][] {
  const found: [number, number][] = []
  for (let n = 0; n < tables.readUInt16BE(cmap + 2); n++) {
    const table = cmap + tables.readUInt32BE(cmap + 8 + 8 * n)
    if (tables.readUInt16BE(table) !== 4) continue
    const bytes = tables.readUInt16BE(table + 6)
    for (let it = 0; it < bytes; it += 2)
      found.push([tables.readUInt16BE(table + 16 + bytes + it), tables.readUInt16BE(table + 14 + it)])
  }
  return found
}
