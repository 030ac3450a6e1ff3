import { createReadStream } from "node:fs"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"

export interface GunzipBounds {
  /** Maximum decompressed bytes per compressed byte. */
  maxRatio: number
  /** Additional bytes allowed: a short file may compress better than a long one. */
  allowance: number
}

/**
 * Decompresses a file, chunk by chunk.
 * @throws Error with a sentence for a file that isn't gzip, was cut off, or expands beyond the bounds
 */
export async function* boundedGunzip(
  file: string,
  { maxRatio, allowance }: GunzipBounds
): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  // A read error reaches the loop below as the stream's error.
  const source = pipeline(createReadStream(file), gunzip, () => undefined)
  let size = 0
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > allowance + maxRatio * gunzip.bytesWritten) {
        throw new Error("The file expands to far more than such a file holds")
      }
      yield chunk
    }
  } catch (error) {
    throw isZlibError(error) ? new Error("The file is damaged, or isn't gzip", { cause: error }) : error
  } finally {
    gunzip.destroy()
  }
}

const isZlibError = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && String(error.code).startsWith("Z_")
