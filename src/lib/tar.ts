import { pipeline, Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { extract, pack, type Pack } from "tar-stream"

/** A complete file of an archive. */
export interface TarFile {
  name: string
  bytes: Buffer
}

/**
 * Streams a tar, file by file: the next file is requested after the previous one has been consumed. (A ZIP by our
 * helper ends at 65,535 files and 4 GB.)
 */
export async function* tarOf(files: AsyncIterable<TarFile>): AsyncGenerator<Buffer> {
  const archive = pack()
  const filled = fill(archive, files).catch((error: unknown) => archive.destroy(error as Error))
  try {
    yield* archive as AsyncIterable<Buffer>
  } finally {
    archive.destroy()
    await filled
  }
}

async function fill(archive: Pack, files: AsyncIterable<TarFile>): Promise<void> {
  for await (const { name, bytes } of files) {
    await new Promise<void>((resolve, reject) =>
      archive.entry({ name, mode: 0o600, mtime: new Date(0) }, bytes, (error) =>
        error ? reject(error) : resolve()
      )
    )
  }
  archive.finalize()
}

/**
 * Reads the files of a tar, one at a time.
 * @param maxBytesOf the maximum size of a file, by its name; a larger file is refused before it is read
 * @throws Error for a tar that contains anything but regular files, or that is damaged or truncated
 */
export async function* filesIn(
  chunks: AsyncIterable<Buffer>,
  maxBytesOf: (name: string) => number
): AsyncGenerator<TarFile> {
  // Errors of both streams reach the loop below.
  const archive = pipeline(Readable.from(chunks), extract(), () => undefined)
  for await (const file of archive) {
    const { name, size, type, pax } = file.header
    // An export writes no extended headers; one could replace the name and the size.
    if (type !== "file" || pax) throw new Error("This is not an archive of a store")
    if (size > maxBytesOf(name)) throw new Error(`The archive's file ${JSON.stringify(name)} is too large`)
    yield { name, bytes: await buffer(file) }
  }
}
