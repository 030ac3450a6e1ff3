import sharp from "sharp"
import { pictures } from "./picture-tasks"

jest.setTimeout(120_000)

const drawing = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="320">${content}<rect width="800" height="320" filter="url(#f)"/></svg>`
  )

const logoOf = async (content: string) => {
  const [[ending, file] = ["", Buffer.alloc(0)]] = await pictures.brandPicture(
    "a",
    "logo",
    drawing(content),
    "logo"
  )
  return { ending, ...(await sharp(file).metadata()) }
}

it("a drawing of some kilobytes that takes a minute is given up, and the next one is drawn", async () => {
  const effects = '<feTurbulence baseFrequency="0.05" numOctaves="10"/><feMorphology radius="60"/>'.repeat(
    200
  )
  const started = performance.now()
  await expect(logoOf(`<filter id="f">${effects}</filter>`)).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  })
  expect(performance.now() - started).toBeLessThan(30_000)
  expect(await logoOf("<g/>")).toMatchObject({ ending: ".png", width: 800, height: 320 })
})

it("a file that is no picture names the form's field", async () => {
  await expect(pictures.photo("a", Buffer.from("none"), "images")).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    extra: { details: [{ path: "images" }] },
  })
})

it("a photograph that is damaged is refused by the task, at the form's field", async () => {
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#8a1c3a" } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  await expect(pictures.photo("a", whole.subarray(0, 5_000), "images")).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    extra: { details: [{ path: "images" }] },
  })
})
