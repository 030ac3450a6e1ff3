import { filesIn } from "./read-tar"
import { type TarFile, tarOf } from "./write-tar"

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
  for (const end of [whole.length - 1024, 700, 512, 3]) {
    await expect(opened(whole.subarray(0, end), 512)).rejects.toThrow(/cut off/)
  }
})

it("refuses a file that is no archive, and a name that doesn't fit", async () => {
  await expect(opened(Buffer.alloc(2048, "x"), 512)).rejects.toThrow(/not an archive/)
  await expect(packed([{ name: "x".repeat(101), bytes: Buffer.alloc(0) }])).rejects.toThrow(/doesn't fit/)
})

/** Header of a regular, empty file, with these bytes replaced and a valid checksum. */
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

it("reads an unmodified header", async () => {
  const end = Buffer.alloc(1024)
  expect(await opened(Buffer.concat([headerWith(), end]), 512)).toEqual([
    { name: "uploads/a", bytes: Buffer.alloc(0) },
  ])
})

it.each([
  ["a symbolic link", [156, "2"]],
  ["a hard link", [156, "1"]],
  ["a folder", [156, "5"]],
  ["a long name's header", [156, "x"]],
  ["a sparse file", [156, "S"]],
  ["a prefix before the name", [345, "etc"]],
  ["a size below zero", [124, "-0000000001\0"]],
  ["a size in no octal digits", [124, "99999999999\0"]],
  ["a size in binary", [124, "\x80\0\0\0\0\0\0\0\0\0\0\x01"]],
] as const)("anything but a plain file is refused: %s", async (_what, change) => {
  const archive = Buffer.concat([headerWith([...change]), Buffer.alloc(2048)])
  await expect(opened(archive, 512)).rejects.toThrow(/not an archive/)
})

it("a file whose header exceeds the maximum size is refused before it is read", async () => {
  const archive = headerWith([124, "77777777777\0"])
  await expect(opened(archive, 512)).rejects.toThrow(/too large/)
})
