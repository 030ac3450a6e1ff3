import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { copiesMade, pictureCopy } from "./picture-copy"

const uploads = mkdtempSync(path.join(tmpdir(), "ratna-copies-"))
afterAll(() => rmSync(uploads, { recursive: true }))

const folder = path.join(uploads, "ten_1")
const name = (digit: string, rest = ""): string => `${digit.repeat(32)}${rest}`
const url = (file: string): string => `/static/ten_1/${file}`

/** Noise, which AVIF compresses better than WebP, at full width and one narrower width. */
async function keep(digit: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 }
  const full = sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a1c3a", noise } })
  const bytes = await full.webp().toBuffer()
  writeFileSync(path.join(folder, name(digit, ".webp")), bytes)
  writeFileSync(path.join(folder, name(digit, "-320.webp")), await sharp(bytes).resize(320).webp().toBuffer())
}

describe("pictureCopy", () => {
  it("returns the WebP at first, then a smaller AVIF to browsers that accept AVIF", async () => {
    await keep("a")
    const requestUrl = url(name("a", "-320.webp"))
    expect(await pictureCopy(uploads, requestUrl, true)).toEqual({
      file: path.join(folder, name("a", "-320.webp")),
      isTemporary: true,
    })
    await copiesMade()
    const copy = await pictureCopy(uploads, requestUrl, true)
    expect(copy).toEqual({ file: path.join(folder, name("a", "-320.avif")), isTemporary: false })
    const kept = readFileSync(copy?.file ?? "")
    expect(await sharp(kept).metadata()).toMatchObject({ format: "heif", width: 320 })
    expect(kept.length).toBeLessThan(readFileSync(path.join(folder, name("a", "-320.webp"))).length)
    expect((await pictureCopy(uploads, requestUrl, false))?.file).toMatch(/-320\.webp$/)
  })

  it("creates a missing width of an older picture", async () => {
    await keep("b")
    const requestUrl = url(name("b", "-480.webp"))
    expect(await pictureCopy(uploads, requestUrl, false)).toEqual({
      file: path.join(folder, name("b", ".webp")),
      isTemporary: true,
    })
    await copiesMade()
    const copy = await pictureCopy(uploads, requestUrl, false)
    expect(copy?.isTemporary).toBe(false)
    expect((await sharp(readFileSync(copy?.file ?? "")).metadata()).width).toBe(480)
  })

  it("creates nothing for an unsupported width or a missing picture", async () => {
    await keep("c")
    const before = readdirSync(folder)
    expect(await pictureCopy(uploads, url(name("c", "-481.webp")), true)).toBeNull()
    expect(await pictureCopy(uploads, url(name("d", "-480.webp")), true)).toBeNull()
    expect(await pictureCopy(uploads, url(name("d", ".svg")), true)).toBeNull()
    await copiesMade()
    expect(readdirSync(folder)).toEqual(before)
  })

  it("always returns the WebP when the AVIF would be larger", async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
      .webp()
      .toBuffer()
    writeFileSync(path.join(folder, name("e", ".webp")), dot)
    await pictureCopy(uploads, url(name("e", ".webp")), true)
    await copiesMade()
    expect(await pictureCopy(uploads, url(name("e", ".webp")), true)).toEqual({
      file: path.join(folder, name("e", ".webp")),
      isTemporary: false,
    })
  })
})
