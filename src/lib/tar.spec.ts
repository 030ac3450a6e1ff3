import { filesIn, type TarFile, tarOf } from "./tar"

async function* each<T>(them: readonly T[]): AsyncGenerator<T> {
  for (const it of them) yield await Promise.resolve(it)
}

async function packed(files: readonly TarFile[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const it of tarOf(each(files))) parts.push(it)
  return Buffer.concat(parts)
}

async function opened(bytes: Buffer, chunk: number): Promise<TarFile[]> {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, i) =>
    bytes.subarray(i * chunk, (i + 1) * chunk)
  )
  const files: TarFile[] = []
  for await (const it of filesIn(each(chunks), () => 1_000_000)) files.push(it)
  return files
}

const files: TarFile[] = [
  { name: "tables/faq/0.jsonl", bytes: Buffer.from("{}\n") },
  { name: "uploads/empty", bytes: Buffer.alloc(0) },
  { name: "uploads/whole.webp", bytes: Buffer.alloc(512, 7) },
  { name: "uploads/more.webp", bytes: Buffer.alloc(5_000, 9) },
]

it.each([1, 100, 512, 100_000])(
  "gives back what was packed, in whatever pieces it comes (%i)",
  async (chunk) => {
    expect(await opened(await packed(files), chunk)).toEqual(files)
  }
)

it("a truncated archive is refused", async () => {
  const whole = await packed(files)
  for (const end of [whole.length - 1025, 700, 512, 3]) {
    await expect(opened(whole.subarray(0, end), 512)).rejects.toThrow(/Unexpected end of data/)
  }
})

it("refuses a file that is no archive", async () => {
  await expect(opened(Buffer.alloc(2048, "x"), 512)).rejects.toThrow(/Invalid tar header/)
})

it("an error of the source reaches the reader of the archive", async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield (await packed(files)).subarray(0, 700)
    throw new Error("The disk failed")
  }
  const reading = async () => {
    for await (const _file of filesIn(failing(), () => 1_000_000));
  }
  await expect(reading()).rejects.toThrow("The disk failed")
})

describe("writing", () => {
  /** Files of 1 MB, and how many were requested. */
  const counted = () => {
    const seen = { requested: 0, closed: false }
    async function* source(): AsyncGenerator<TarFile> {
      try {
        for (;;) {
          seen.requested += 1
          yield await Promise.resolve({ name: `uploads/${seen.requested}`, bytes: Buffer.alloc(1_000_000) })
        }
      } finally {
        seen.closed = true
      }
    }
    return { seen, source }
  }

  it("a slow reader keeps one file in memory, not the whole archive", async () => {
    const { seen, source } = counted()
    let read = 0
    for await (const chunk of tarOf(source())) {
      read += chunk.length
      expect(seen.requested).toBeLessThanOrEqual(read / 1_000_000 + 2)
      if (read > 20_000_000) break
    }
    expect(seen.requested).toBeGreaterThan(19)
  })

  it("a reader that stops closes the source of the files", async () => {
    const { seen, source } = counted()
    for await (const _chunk of tarOf(source())) break
    expect(seen.closed).toBe(true)
  })

  it("an error of the source fails the archive", async () => {
    async function* failing(): AsyncGenerator<TarFile> {
      yield* each(files)
      throw new Error("The connection was lost")
    }
    const reading = async () => {
      for await (const _chunk of tarOf(failing()));
    }
    await expect(reading()).rejects.toThrow("The connection was lost")
  })
})

/** Header of a regular, empty file as older versions wrote it, with these bytes replaced and a valid checksum. */
function headerWith(...changes: readonly [at: number, text: string][]): Buffer {
  const header = Buffer.alloc(512)
  const fields: [number, string][] = [
    [0, "uploads/a"],
    [124, "00000000000\0"],
    [156, "0"],
    [257, "ustar\x0000"],
  ]
  for (const [at, text] of [...fields, ...changes]) header.write(text, at, "latin1")
  header.write("        ", 148, "latin1")
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1")
  return header
}

it("reads an archive of an older version", async () => {
  const end = Buffer.alloc(1024)
  expect(await opened(Buffer.concat([headerWith(), end]), 512)).toEqual([
    { name: "uploads/a", bytes: Buffer.alloc(0) },
  ])
})

it.each([
  ["a symbolic link", [156, "2"]],
  ["a hard link", [156, "1"]],
  ["a folder", [156, "5"]],
  ["a sparse file", [156, "S"]],
  ["a size below zero", [124, "-0000000001\0"]],
  ["a size in no octal digits", [124, "99999999999\0"]],
] as const)("anything but a regular file is refused: %s", async (_what, change) => {
  const archive = Buffer.concat([headerWith([...change]), Buffer.alloc(2048)])
  await expect(opened(archive, 512)).rejects.toThrow(/not an archive|Invalid header/)
})

it("an extended header that replaces the file's size is refused", async () => {
  const record = Buffer.alloc(512)
  record.write("13 size=1000\n")
  const archive = [headerWith([156, "x"], [124, "00000000015\0"]), record, headerWith(), Buffer.alloc(2048)]
  await expect(opened(Buffer.concat(archive), 512)).rejects.toThrow(/not an archive/)
})

it.each([
  ["in octal digits", "77777777777\0"],
  ["in binary", "\x80\0\0\0\0\0\0\x01\0\0\0\0"],
])("a file whose header exceeds the maximum size is refused before it is read: %s", async (_what, size) => {
  await expect(opened(headerWith([124, size]), 512)).rejects.toThrow(/too large/)
})
