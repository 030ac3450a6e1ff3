import { Readable } from "node:stream"
import { Zip, ZipDeflate } from "fflate"

export interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** Streams a ZIP. The next file is read only after the previous one has been sent. */
export const zipStream = (files: AsyncIterable<ZipFile>): Readable => Readable.from(chunksOf(files))

async function* chunksOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  let ready: Buffer[] = []
  let fault: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) fault = error
    else ready.push(Buffer.from(chunk))
  })
  const takeOut = (): Buffer[] => {
    if (fault) throw fault
    const out = ready
    ready = []
    return out
  }
  for await (const { name, bytes } of files) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(bytes, true)
    yield* takeOut()
  }
  zip.end()
  yield* takeOut()
}
