import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { pictureWidths } from "../../contract/rules/pictures"
import { storeImage } from "./store-image"

const folder = mkdtempSync(path.join(tmpdir(), "ratna-media-"))
jest.mock("../../config/env", () => ({ env: () => ({ DATA_DIR: folder }) }))
afterAll(() => rmSync(folder, { recursive: true }))

const picture = (width: number, height: number): sharp.Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#8a1c3a" } })

const widthOf = async (url: string): Promise<number> =>
  (await sharp(readFileSync(path.join(folder, url.replace("/static", "uploads")))).metadata()).width

describe("storeImage", () => {
  it("stores WebP in several widths, upright and without metadata", async () => {
    const given = await picture(1200, 600)
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer()
    const turned = await sharp(given).withMetadata({ orientation: 6 }).toBuffer()
    const url = await storeImage("ten_1", turned)
    expect(url).toMatch(/^\/static\/ten_1\/[0-9a-f]{32}\.webp$/)
    expect(await widthOf(url)).toBe(600)
    expect(await widthOf(url.replace(".webp", "-320.webp"))).toBe(320)
    expect(await widthOf(url.replace(".webp", "-960.webp"))).toBe(600)
    const kept = await sharp(readFileSync(path.join(folder, url.replace("/static", "uploads")))).metadata()
    expect(kept.exif).toBeUndefined()
    expect(kept.format).toBe("webp")
  })

  it("keeps enough pixels for the zoom and for a hero on a high-density screen", async () => {
    const url = await storeImage("ten_1", await picture(3000, 300).png().toBuffer())
    expect(await widthOf(url)).toBe(2560)
    expect(await widthOf(url.replace(".webp", "-1600.webp"))).toBe(1600)
    const narrow = await storeImage("ten_1", await picture(1700, 170).png().toBuffer())
    expect(await widthOf(narrow)).toBe(1700)
  })

  it("stores the same picture once, under its content hash", async () => {
    const given = await picture(100, 100).png().toBuffer()
    expect(await storeImage("ten_2", given)).toBe(await storeImage("ten_2", given))
    expect(readdirSync(path.join(folder, "uploads", "ten_2"))).toHaveLength(pictureWidths.length + 1)
  })

  it("rejects files that aren't pictures, damaged pictures and oversized ones", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(storeImage("ten_3", svg)).rejects.toThrow("JPEG, PNG, WebP, AVIF or GIF")
    await expect(storeImage("ten_3", Buffer.from("no picture"))).rejects.toThrow("JPEG, PNG")
    const cut = (await picture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000)
    await expect(storeImage("ten_3", cut)).rejects.toThrow(/damaged|JPEG/)
    await expect(storeImage("ten_3", Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toThrow("10 MB")
  })
})
