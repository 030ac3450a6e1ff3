import type { TarFile } from "./write-tar"

const block = 512

/**
 * Reads the files of a tar, one at a time, in the plain form that `tarOf` writes: regular files with short names.
 * @param maxBytesOf the maximum size of a file, by its name
 * @throws Error for a tar with anything else, or one that was cut off
 */
export async function* filesIn(
  chunks: AsyncIterable<Buffer>,
  maxBytesOf: (name: string) => number
): AsyncGenerator<TarFile> {
  const source = new Blocks(chunks)
  try {
    for (;;) {
      const header = await source.take(block)
      if (!header) throw new Error("The archive was cut off")
      if (header.every((byte) => byte === 0)) return
      const { name, size } = readHeader(header)
      if (size > maxBytesOf(name)) throw new Error(`The archive's file ${JSON.stringify(name)} is too large`)
      const padded = Math.ceil(size / block) * block
      const bytes = await source.take(padded)
      if (!bytes) throw new Error(`The archive was cut off in ${JSON.stringify(name)}`)
      yield { name, bytes: bytes.subarray(0, size) }
    }
  } finally {
    await source.close()
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (at: number, length: number): string => {
    const end = header.subarray(at, at + length).indexOf(0)
    return header.toString("latin1", at, end < 0 ? at + length : at + end)
  }
  const octal = (at: number, length: number): number => {
    const digits = text(at, length).trim()
    return /^[0-7]+$/.test(digits) ? parseInt(digits, 8) : NaN
  }
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  const size = octal(124, 12)
  const isRegular = text(156, 1) === "0"
  // The prefix field, used only by long names.
  const isShort = text(345, 155) === ""
  if (octal(148, 8) !== sum || !isRegular || !isShort || Number.isNaN(size)) {
    throw new Error("This is not an archive of a store")
  }
  return { name: text(0, 100), size }
}

class Blocks {
  private ready: Buffer[] = []
  private held = 0
  private readonly chunks: AsyncIterator<Buffer>

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  /** The next bytes; undefined if there are fewer. */
  async take(length: number): Promise<Buffer | undefined> {
    while (this.held < length) {
      const next = await this.chunks.next()
      if (next.done) return undefined
      this.ready.push(next.value)
      this.held += next.value.length
    }
    const all = Buffer.concat(this.ready)
    this.ready = [all.subarray(length)]
    this.held = all.length - length
    return all.subarray(0, length)
  }

  async close(): Promise<void> {
    await this.chunks.return?.()
  }
}
