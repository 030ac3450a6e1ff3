import { promisify } from "node:util"
import { constants, crc32, deflateRaw } from "node:zlib"

/** The ten-byte header of a gzip stream; the last byte identifies Unix. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty block, the last one of the stream. */
const lastBlock = Buffer.from([3, 0])

const deflate = promisify(deflateRaw)

/**
 * Deflates a piece on its own, aligned to a whole byte. Such pieces can be concatenated in one stream, so content that
 * occurs in many responses is deflated once.
 */
export const deflated = (bytes: Buffer, level: number): Promise<Buffer> =>
  deflate(bytes, { level, finishFlush: constants.Z_FULL_FLUSH })

/** Stores a piece uncompressed, as a block of at most 65,535 bytes (RFC 1951, 3.2.4). */
export function stored(bytes: Buffer): Buffer {
  const lengths = Buffer.alloc(5)
  lengths.writeUInt16LE(bytes.length, 1)
  lengths.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([lengths, bytes])
}

/** Builds the gzip stream (RFC 1952) of the concatenated `bytes`; `pieces` are their deflated forms. */
export function gzipOf(pieces: readonly Buffer[], bytes: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(8)
  // Node's function returns 0 for an empty buffer, whatever preceded it.
  end.writeUInt32LE(
    bytes.reduce((sum, it) => (it.length === 0 ? sum : crc32(it, sum)), 0),
    0
  )
  end.writeUInt32LE(
    bytes.reduce((sum, it) => sum + it.length, 0),
    4
  )
  return Buffer.concat([head, ...pieces, lastBlock, end])
}
