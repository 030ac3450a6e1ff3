import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { pictureCopy } from "./picture-copy"
import { isPicture } from "./picture-url"

const uploads = mkdtempSync(path.join(tmpdir(), "ratna-drawings-"))
afterAll(() => rmSync(uploads, { recursive: true }))

const hash = "a".repeat(32)
const requestUrl = `/static/${path.basename(uploads)}/${hash}.png`
const inUploads = path.dirname(uploads)

it("an SVG logo is converted to PNG once, for e-mails", async () => {
  writeFileSync(
    path.join(uploads, `${hash}.svg`),
    '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="96"><rect width="192" height="96" fill="red"/></svg>'
  )
  expect(isPicture("/static/ten_1/" + `${hash}.png`)).toBe(true)
  const copy = await pictureCopy(inUploads, requestUrl, true)
  expect(copy).toEqual({ file: path.join(uploads, `${hash}.png`), isTemporary: false })
  expect(await sharp(copy?.file).metadata()).toMatchObject({ format: "png", width: 160, height: 80 })
  expect(await pictureCopy(inUploads, requestUrl, true)).toEqual(copy)
})

it("a missing or invalid SVG gets no PNG", async () => {
  expect(await pictureCopy(inUploads, requestUrl.replaceAll("a", "b"), true)).toBeNull()
  const broken = "c".repeat(32)
  writeFileSync(path.join(uploads, `${broken}.svg`), "<svg")
  expect(await pictureCopy(inUploads, requestUrl.replace(hash, broken), true)).toBeNull()
  expect(readdirSync(uploads).filter((it) => it.startsWith("c"))).toEqual([`${broken}.svg`])
})
