import type { AdminProduct } from "../../../src/contract/admin-product"
import { badPictures } from "../../support/bad-pictures"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { keptFiles, picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(120_000)

const path = "/api/admin/products"
const form = { name: "Ruby", type: "RUBY", price: "100", stock: "1" }

let tenant: NewTenant
let stone: AdminProduct
let good: { name: string; data: Buffer }

beforeAll(async () => {
  tenant = await newTenant()
  good = { name: "good.png", data: await picture("#123456") }
  expectStatus(await tenant.admin.post<AdminProduct>(path, form), 201)
  const [added] = expectStatus(await tenant.admin.get<AdminProduct[]>(path), 200).body
  if (!added) throw new Error("The product is missing")
  stone = added
})

it.each(badPictures)(
  "%s is refused; nothing is changed and no file is left",
  async (_what, make, status, message) => {
    const images = [good, { name: "stone.png", data: await make() }]
    const before = keptFiles(tenant.id)
    for (const response of [
      await sendForm(tenant.admin, "POST", path, { ...form, images }),
      await sendForm(tenant.admin, "PUT", `${path}/${stone.id}`, { price: "999", images }),
    ]) {
      expect(response).toMatchObject({ status, body: { error: expect.stringMatching(message) as string } })
    }
    expect(keptFiles(tenant.id)).toEqual(before)
    const { body } = await tenant.admin.get<AdminProduct[]>(path)
    expect(body).toEqual([stone])
  }
)

it("six pictures are refused, and so is one more than five in total", async () => {
  const colors = ["#100000", "#200000", "#300000", "#400000", "#500000", "#600000"]
  const images = await Promise.all(colors.map(async (it) => ({ name: "x.png", data: await picture(it) })))
  const six = await sendForm(tenant.admin, "POST", path, { ...form, images })
  expect(six).toMatchObject({ status: 400, body: { details: [{ path: "images" }] } })
  const full = expectStatus(
    await sendForm<AdminProduct>(tenant.admin, "PUT", `${path}/${stone.id}`, { images: images.slice(0, 5) }),
    200
  ).body
  const more = { existingImages: JSON.stringify(full.images), images: images.slice(5) }
  const response = await sendForm(tenant.admin, "PUT", `${path}/${stone.id}`, more)
  expect(response).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("Too many images") as string },
  })
  // The sweeper removes the sixth picture: no row refers to it.
  expect((await tenant.admin.get<AdminProduct>(`${path}/${stone.id}`)).body.images).toEqual(full.images)
})

it("pictures are reordered and removed, and the product's page shows them as WebP without metadata", async () => {
  const { body: now } = await tenant.admin.get<AdminProduct>(`${path}/${stone.id}`)
  const [first = "", second = ""] = now.images
  const added = { name: "new.gif", data: await picture("#00ff00", "gif") }
  const sent = { existingImages: JSON.stringify([first, second]), imageOrder: "[2,1,0]", images: [added] }
  const { body } = expectStatus(
    await sendForm<AdminProduct>(tenant.admin, "PUT", `${path}/${stone.id}`, sent),
    200
  )
  expect(body.images.slice(1)).toEqual([second, first])
  const shown = await new Client(tenant.slug).get(body.images[0] ?? "")
  expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"])
})
