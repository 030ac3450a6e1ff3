import type { TarFile } from "./write-tar"

const block = 512

/** What one file of an archive may hold: a picture, or a part of a table's rows. */
const maxBytes = 64 * 1024 * 1024

/**
 * The files of a tar, one at a time.
 * @throws Error for what is no tar of regular files, or was cut off
 */
export async function* filesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const source = new Blocks(chunks)
  for (;;) {
    const header = await source.take(block)
    if (!header) throw new Error("The archive was cut off")
    if (header.every((byte) => byte === 0)) return
    const { name, size } = readHeader(header)
    const padded = Math.ceil(size / block) * block
    const bytes = await source.take(padded)
    if (!bytes) throw new Error(`The archive was cut off in ${name}`)
    yield { name, bytes: bytes.subarray(0, size) }
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (at: number, length: number): string =>
    header.toString("latin1", at, at + length).replace(/[\0 ]+.*$/s, "")
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  const size = parseInt(text(124, 12), 8)
  if (parseInt(text(148, 8), 8) !== sum || text(156, 1) !== "0" || !(size <= maxBytes)) {
    throw new Error("This is no archive of a shop")
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

  /** The next bytes; undefined where there are fewer. */
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
}
