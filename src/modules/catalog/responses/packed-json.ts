import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Encoding } from "../../../contract/rules/negotiation"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes; smaller responses cost more to compress than compression saves. */
const worthCompressing = 1_024

/** A serialized JSON response, compressed once for each requested encoding. */
export class PackedJson {
  readonly etag: string
  readonly plain: Buffer
  private readonly packed = new Map<Encoding, Promise<Buffer>>()

  constructor(
    json: string,
    readonly total?: number
  ) {
    this.plain = Buffer.from(json)
    this.etag = `"${createHash("sha1").update(this.plain).digest("base64url")}"`
  }

  /** Memory use, including compressed copies that may still be made. */
  get bytes(): number {
    return this.plain.length + Math.ceil(this.plain.length / 4) + 500
  }

  get compressible(): boolean {
    return this.plain.length >= worthCompressing
  }

  packedAs(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding)
    if (known) return known
    const made =
      encoding === "br" ? brotli(this.plain, brotliOptions(this.plain.length)) : zip(this.plain, { level: 4 })
    this.packed.set(encoding, made)
    return made
  }
}

/** Bytes; a larger response is compressed at the fastest quality: 10 % larger, at a third of the CPU time. */
const large = 256 * 1024

const brotliOptions = (bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: bytes > large ? 1 : 4 },
})
