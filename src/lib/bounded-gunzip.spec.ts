import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { boundedGunzip } from "./bounded-gunzip"

const folder = mkdtempSync(path.join(tmpdir(), "ratna-gunzip-"))
const file = path.join(folder, "file.gz")
afterAll(() => rmSync(folder, { recursive: true }))

const bounds = { maxRatio: 10, allowance: 100_000 }

/** Number of bytes that come out before the end or the refusal. */
async function sizeOf(bytes: Buffer): Promise<{ size: number; refused?: string }> {
  writeFileSync(file, bytes)
  let size = 0
  try {
    for await (const chunk of boundedGunzip(file, bounds)) size += chunk.length
    return { size }
  } catch (error) {
    return { size, refused: (error as Error).message }
  }
}

it("a small file that expands to gigabytes is refused within the bounds", async () => {
  const { size, refused } = await sizeOf(gzipSync(Buffer.alloc(50_000_000)))
  expect(refused).toMatch(/expands to far more/)
  expect(size).toBeLessThan(1_000_000)
})

it("decompresses ordinary data", async () => {
  const data = Buffer.concat(Array.from({ length: 4 }, () => randomBytes(200_000)))
  expect(await sizeOf(gzipSync(data))).toEqual({ size: data.length })
  expect(await sizeOf(gzipSync(Buffer.alloc(90_000)))).toEqual({ size: 90_000 })
})

it("a file that isn't gzip, is truncated or is missing is refused with a sentence", async () => {
  expect((await sizeOf(Buffer.from("no archive"))).refused).toMatch(/isn't gzip/)
  expect((await sizeOf(gzipSync(randomBytes(200_000)).subarray(0, 1_000))).refused).toMatch(/damaged/)
  await expect(boundedGunzip(path.join(folder, "none"), bounds).next()).rejects.toThrow(/ENOENT/)
})
