/** A complete file of an archive. */
export interface TarFile {
  /** At most 100 ASCII characters. */
  name: string
  bytes: Buffer
}

const block = 512

/**
 * The header of a regular file (POSIX ustar).
 * @throws RangeError for a name that doesn't fit
 */
function headerOf({ name, bytes }: TarFile): Buffer {
  if (name.length > 100 || !/^[\x20-\x7e]+$/.test(name))
    throw new RangeError(`${name} doesn't fit into an archive`)
  const header = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number): unknown =>
    header.write(`${value.toString(8).padStart(length - 1, "0")}\0`, at, "latin1")
  header.write(name, 0, "latin1")
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(bytes.length, 124, 12)
  octal(0, 136, 12)
  header.write("        0", 148, "latin1")
  header.write("ustar\x0000", 257, "latin1")
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1")
  return header
}

/**
 * Streams a tar, file by file: the next file is requested after the previous one has been consumed. (A ZIP by our
 * helper ends at 65,535 files and 4 GB.)
 */
export async function* tarOf(files: AsyncIterable<TarFile>): AsyncGenerator<Buffer> {
  for await (const file of files) {
    yield headerOf(file)
    yield file.bytes
    const rest = file.bytes.length % block
    if (rest) yield Buffer.alloc(block - rest)
  }
  yield Buffer.alloc(2 * block)
}
