import sharp from "sharp"
import { tasks } from "./tasks"

const picture = (width: number, height: number): sharp.Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#8a1c3a" } })

/** Noise, which AVIF compresses better than WebP. */
const photograph = (width: number, height: number): Promise<Buffer> => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 }
  return sharp({ create: { width, height, channels: 3, background: "#8a1c3a", noise } })
    .webp()
    .toBuffer()
}

const stored = async (given: Buffer): Promise<Buffer> => {
  const [[ending, data] = ["", Buffer.alloc(0)]] = await tasks.photo({ picture: given, field: "images" })
  expect(ending).toBe(".webp")
  return data
}

describe("an uploaded photograph", () => {
  it("is stored as WebP, upright and without metadata", async () => {
    const given = await picture(1200, 600)
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer()
    const turned = await sharp(given).withMetadata({ orientation: 6 }).toBuffer()
    const { exif, format, width } = await sharp(await stored(turned)).metadata()
    expect({ exif, format, width }).toEqual({ exif: undefined, format: "webp", width: 600 })
  })

  it("keeps enough pixels for the zoom and for a hero on a high-density screen", async () => {
    const wide = await stored(await picture(3000, 300).png().toBuffer())
    expect((await sharp(wide).metadata()).width).toBe(2560)
    const narrow = await stored(await picture(1700, 170).png().toBuffer())
    expect((await sharp(narrow).metadata()).width).toBe(1700)
  })

  it("that is too tall to be stored as WebP is refused, not an error of the server", async () => {
    await expect(stored(await picture(20, 16_384).png().toBuffer())).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    })
  })

  it("that is no picture, or damaged, is refused", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(stored(svg)).rejects.toThrow("JPEG, PNG, WebP, AVIF or GIF")
    await expect(stored(Buffer.from("no picture"))).rejects.toThrow("JPEG, PNG")
    const cut = (await picture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000)
    await expect(stored(cut)).rejects.toThrow(/damaged|JPEG/)
  })
})

describe("the copy of a photograph", () => {
  it("has the requested width in both formats, with fewer bytes as AVIF", async () => {
    const { fullWidth, webp, avif } = await tasks.copy({ picture: await photograph(900, 700), width: 320 })
    expect(fullWidth).toBe(900)
    expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width: 320 })
    expect(await sharp(avif).metadata()).toMatchObject({ format: "heif", width: 320 })
    expect(avif.length).toBeLessThan(webp.length)
  })

  it("in full width is the picture itself, and its AVIF", async () => {
    const given = await photograph(900, 700)
    const { webp, avif } = await tasks.copy({ picture: given, width: undefined })
    expect(webp.equals(given)).toBe(true)
    expect(await sharp(avif).metadata()).toMatchObject({ format: "heif", width: 900 })
  })
})

it("a drawing becomes a PNG for mails, scaled to 80 pixels of height", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="96"><rect width="192" height="96" fill="red"/></svg>'
  )
  const png = await tasks.mailLogo({ drawing })
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 160, height: 80 })
  await expect(tasks.mailLogo({ drawing: Buffer.from("<svg") })).rejects.toThrow()
})
