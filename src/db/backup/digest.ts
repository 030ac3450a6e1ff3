import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { FileDigest } from "./manifest"

/** Returns a pass-through stream that computes the digest of its bytes. */
export function digesting(): { through: Transform; digest: () => FileDigest } {
  const hash = createHash("sha256")
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, digest: () => ({ bytes, sha256: hash.digest("hex") }) }
}

export async function digestOf(file: string): Promise<FileDigest> {
  const { through, digest } = digesting()
  through.resume()
  await pipeline(createReadStream(file), through)
  return digest()
}

/** Copies a file and computes its digest in one read. */
export async function copyDigested(from: string, to: string): Promise<FileDigest> {
  const { through, digest } = digesting()
  await pipeline(createReadStream(from), through, createWriteStream(to, { mode: 0o600, flags: "wx" }))
  return digest()
}
