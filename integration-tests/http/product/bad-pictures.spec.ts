import { randomBytes } from "node:crypto"
import { deflateSync } from "node:zlib"
import sharp from "sharp"
import type { AdminProduct } from "../../../src/contract/admin-product"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { keptFiles, picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(120_000)

const path = "/api/admin/products"
const form = { name: "Ruby", type: "RUBY", price: "100", stock: "1" }

let shop: NewTenant
let stone: AdminProduct
let good: { name: string; data: Buffer }

beforeAll(async () => {
  shop = await newTenant()
  good = { name: "good.png", data: await picture("#123456") }
  stone = expectStatus(await shop.admin.post<AdminProduct>(path, form), 201).body
})

/** The first half of a JPEG. */
async function cutOff(): Promise<Buffer> {
  const raw = { width: 200, height: 200, channels: 3 } as const
  const whole = await sharp(randomBytes(200 * 200 * 3), { raw })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}

/** A PNG that says it is 30,000 pixels wide and high, in some kilobytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length)
    body.copy(out, 4)
    out.writeUInt32BE(crc(body), body.length + 4)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(30_000 * 3_751))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function crc(data: Buffer): number {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const script = "<script>alert(1)</script>"
const bad: [what: string, make: () => Promise<Buffer> | Buffer, status: number, message: RegExp][] = [
  [
    "an SVG with a script",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    400,
    /JPEG/,
  ],
  ["a page that calls itself a picture", () => Buffer.from(`GIF89a/*${script}*/=1`), 400, /JPEG|damaged/],
  ["a file that is cut off", cutOff, 400, /damaged|JPEG/],
  ["a picture that unpacks to 900 million pixels", bomb, 400, /too large|JPEG/],
  ["eleven megabytes", () => randomBytes(11 * 1024 * 1024), 413, /larger than 10 MB/],
]

it.each(bad)(
  "%s is refused; nothing is changed and no file is left",
  async (_what, make, status, message) => {
    const images = [good, { name: "stone.png", data: await make() }]
    const before = keptFiles(shop.tenant.id)
    for (const answer of [
      await sendForm(shop.admin, "POST", path, { ...form, images }),
      await sendForm(shop.admin, "PUT", `${path}/${stone.id}`, { price: "999", images }),
    ]) {
      expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(message) as string } })
    }
    expect(keptFiles(shop.tenant.id)).toEqual(before)
    const { body } = await shop.admin.get<AdminProduct[]>(path)
    expect(body).toEqual([stone])
  }
)

it("six pictures are refused, and so is one more than five in all", async () => {
  const colours = ["#100000", "#200000", "#300000", "#400000", "#500000", "#600000"]
  const images = await Promise.all(colours.map(async (it) => ({ name: "x.png", data: await picture(it) })))
  const six = await sendForm(shop.admin, "POST", path, { ...form, images })
  expect(six).toMatchObject({ status: 400, body: { details: [{ path: "images" }] } })
  const full = expectStatus(
    await sendForm<AdminProduct>(shop.admin, "PUT", `${path}/${stone.id}`, { images: images.slice(0, 5) }),
    200
  ).body
  const before = keptFiles(shop.tenant.id)
  const more = { existingImages: JSON.stringify(full.images), images: images.slice(5) }
  const answer = await sendForm(shop.admin, "PUT", `${path}/${stone.id}`, more)
  expect(answer).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("Too many images") as string },
  })
  expect(keptFiles(shop.tenant.id)).toEqual(before)
})

it("pictures are put in order and taken away, and show on the shop's page as WebP without metadata", async () => {
  const { body: now } = await shop.admin.get<AdminProduct>(`${path}/${stone.id}`)
  const [first = "", second = ""] = now.images
  const added = { name: "new.gif", data: await picture("#00ff00", "gif") }
  const sent = { existingImages: JSON.stringify([first, second]), imageOrder: "[2,1,0]", images: [added] }
  const { body } = expectStatus(
    await sendForm<AdminProduct>(shop.admin, "PUT", `${path}/${stone.id}`, sent),
    200
  )
  expect(body.images.slice(1)).toEqual([second, first])
  const shown = await new Client(shop.slug).get(body.images[0] ?? "")
  expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"])
})
