import { promisify } from "node:util"
import { constants, crc32, deflateRaw } from "node:zlib"

/** Ten bytes that begin every gzip stream; the last one names Unix. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty block, the stream's last one. */
const lastBlock = Buffer.from([3, 0])

const deflate = promisify(deflateRaw)

/**
 * Deflates a piece by itself, up to a whole byte: such pieces may stand one after the other in one stream, so what is in
 * many answers is deflated once.
 */
export const deflated = (bytes: Buffer, level: number): Promise<Buffer> =>
  deflate(bytes, { level, finishFlush: constants.Z_FULL_FLUSH })

/** A piece that isn't deflated: a block that holds the bytes as they are, at most 65,535 of them (RFC 1951, 3.2.4). */
export function stored(bytes: Buffer): Buffer {
  const lengths = Buffer.alloc(5)
  lengths.writeUInt16LE(bytes.length, 1)
  lengths.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([lengths, bytes])
}

/** The gzip stream (RFC 1952) of `bytes`, one after the other, which `pieces` are the deflated form of. */
export function gzipOf(pieces: readonly Buffer[], bytes: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(8)
  // Node's function gives 0 for no bytes, whatever came before them.
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
