import sharp from "sharp"
import type { AdminBranding } from "../../../src/contract/admin-branding"
import type { Branding } from "../../../src/contract/branding"
import { badPictures } from "../../support/bad-pictures"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { keptFiles, picture } from "../../support/pictures"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

const path = "/api/admin/branding"
let here: NewTenant

beforeAll(async () => {
  here = await newTenant()
})

type Members = Parameters<typeof sendForm>[3]

const send = (members: Members, by: Client = here.admin) => sendForm<AdminBranding>(by, "PUT", path, members)
const brand = async (): Promise<AdminBranding> =>
  expectStatus(await here.admin.get<AdminBranding>(path), 200).body
const load = async (url: string | null) => {
  const { status, headers, bytes } = await new Client(here.slug).get(url ?? "")
  return { status, type: headers["content-type"], picture: await sharp(bytes).metadata() }
}

const drawing = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 24 12">${inside}</svg>`
  )
const seeThrough = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 20, channels: 4, background: "#8a1c3a80" } })
    .png()
    .toBuffer()
const circle = '<circle cx="6" cy="6" r="5" fill="#8a1c3a"/>'

it("one form uploads three pictures together with texts, and the tenant's pages show them", async () => {
  const { version } = await brand()
  const { body } = expectStatus(
    await send({
      ...{ version: String(version), tagline: "With pictures", enableWishlist: "false" },
      logo: { name: "logo.png", data: await seeThrough() },
      heroImage: { name: "hero.jpg", data: await picture("#123456", "jpeg") },
      favicon: { name: "icon.webp", data: await picture("#654321", "webp") },
    }),
    200
  )
  expect(body).toMatchObject({ tagline: "With pictures", enableWishlist: false, version: version + 1 })
  const seen = await waitFor("The new pictures", async () => {
    const { body: it } = await new Client(here.slug).get<Branding>("/api/branding")
    return it.logo === body.logo ? it : undefined
  })
  expect(seen).toMatchObject({ heroImage: body.heroImage, favicon: body.favicon })
  expect(await load(body.logo)).toMatchObject({ status: 200, type: "image/png", picture: { hasAlpha: true } })
  expect(await load(body.heroImage)).toMatchObject({ status: 200, type: "image/webp" })
  expect(await load(body.favicon)).toMatchObject({ picture: { format: "png", width: 192, height: 192 } })
  const small = await load(body.favicon?.replace(".png", "-32.png") ?? null)
  expect(small).toMatchObject({ status: 200, picture: { format: "png", width: 32, height: 32 } })
  const tab = body.favicon?.replace(".png", "-32.png") ?? ""
  await waitFor("The pictures on the home page", async () => {
    const page = String((await new Client(here.slug).get("/")).body)
    return [body.logo ?? "", tab, body.heroImage ?? ""].every((it) => page.includes(it)) ? true : undefined
  })
})

it("an SVG becomes a sharp PNG that mails can show, and keeps its transparent background", async () => {
  const { body } = expectStatus(await send({ logo: { name: "l.svg", data: drawing(circle) } }), 200)
  expect(body.logo).toMatch(/\.png$/)
  const { picture: drawn } = await load(body.logo)
  expect(drawn).toMatchObject({ format: "png", hasAlpha: true, height: 320 })
})

it("an empty text removes one picture and keeps the others; the history has both URLs", async () => {
  const before = expectStatus(
    await send({ logo: { name: "logo.png", data: await picture("#aa0000") } }),
    200
  ).body
  const { body } = expectStatus(await send({ logo: "" }), 200)
  expect(body).toMatchObject({ logo: null, heroImage: before.heroImage, favicon: before.favicon })
  const history = await here.admin.get<{ changes: unknown[] }[]>("/api/admin/history?entity=branding")
  expect(history.body[0]?.changes).toEqual([expect.objectContaining({ field: "logo", from: before.logo })])
  // Reverting needs the replaced file.
  expect((await load(before.logo)).status).toBe(200)
})

const script = "<script>alert(1)</script>"
const more: typeof badPictures = [
  ["a drawing with a script", () => drawing(circle + script), 400, /scripts|JPEG/],
  [
    "a drawing with a handler",
    () => drawing(circle.replace("<circle", '<circle onload="x()"')),
    400,
    /scripts|JPEG/,
  ],
  [
    "a drawing of endless entities",
    () => Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), drawing(circle)]),
    400,
    /scripts|JPEG/,
  ],
]
const plain = badPictures.filter(([what]) => what !== "eleven megabytes")

describe.each(["logo", "heroImage", "favicon"] as const)("as %s", (member) => {
  it.each([...plain, ...more])(
    "%s is refused; nothing is changed and no file is left",
    async (_, make, status) => {
      const before = [await brand(), keptFiles(here.id)]
      const good = { name: "good.png", data: await picture("#0a0b0c") }
      const others = member === "logo" ? { heroImage: good } : { logo: good }
      const response = await send({
        ...others,
        tagline: "Spoiled",
        [member]: { name: "x.png", data: await make() },
      })
      expect(response).toMatchObject({ status, body: { details: [{ path: member }] } })
      expect([await brand(), keptFiles(here.id)]).toEqual(before)
    }
  )

  it("a file that is too large is refused, and so are two files in one field", async () => {
    const before = [await brand(), keptFiles(here.id)]
    const data = Buffer.alloc(10 * 1024 * 1024 + 1)
    const large = await send({ [member]: { name: "large.png", data } })
    expect(large).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } })
    const one = { name: "one.png", data: await picture() }
    expect(await send({ [member]: [one, one] })).toMatchObject({
      status: 400,
      body: { details: [{ path: member }] },
    })
    expect([await brand(), keptFiles(here.id)]).toEqual(before)
  })
})

it("an edit that is stale, or refused for another field, changes nothing", async () => {
  const { version } = await brand()
  const logo = { name: "logo.png", data: await picture("#bb0000") }
  expectStatus(await send({ logo, version: String(version) }), 200)
  const before = await brand()
  const other = { name: "logo.png", data: await picture("#cc0000") }
  expect(await send({ logo: other, version: String(version) })).toMatchObject({
    status: 409,
    body: { code: "STALE", details: [{ path: "logo" }] },
  })
  expect((await send({ logo: other, primaryColor: "red" })).status).toBe(400)
  expect((await send({ logo: other, razorpayKeyId: "rzp_test_none" })).status).toBe(400)
  expect(await brand()).toEqual(before)
})

it("nobody but the tenant's admin can change its pictures", async () => {
  const before = [await brand(), keptFiles(here.id)]
  const shopper = await newShopper(here.slug)
  const logo = { name: "logo.png", data: await picture("#dd0000") }
  expect((await send({ logo }, new Client(here.slug))).status).toBe(401)
  expect((await send({ logo }, shopper.client)).status).toBe(403)
  expect([await brand(), keptFiles(here.id)]).toEqual(before)
})
