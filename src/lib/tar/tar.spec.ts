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
  for await (const it of filesIn(each(chunks))) files.push(it)
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

it("nobody takes an archive that was cut off for a whole one", async () => {
  const whole = await packed(files)
  for (const end of [whole.length - 1024, 700, 512, 3]) {
    await expect(opened(whole.subarray(0, end), 512)).rejects.toThrow(/cut off/)
  }
})

it("refuses what is no archive, and a name that doesn't fit", async () => {
  await expect(opened(Buffer.alloc(2048, "x"), 512)).rejects.toThrow(/no archive/)
  await expect(packed([{ name: "x".repeat(101), bytes: Buffer.alloc(0) }])).rejects.toThrow(/doesn't fit/)
})
