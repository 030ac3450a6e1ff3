import type { AdminBranding } from "../../../src/contract/admin-branding"
import type { AdminProduct } from "../../../src/contract/admin-product"
import { copiesMade } from "../../support/copies"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { newestEntry, revert } from "../../support/history"
import { inMedusa } from "../../support/medusa-exec"
import { allFiles, picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { uploadedBy } from "../../support/uploads"

jest.setTimeout(240_000)

let tenant: NewTenant
beforeAll(async () => {
  tenant = await newTenant()
})

const hourMs = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()
const sweep = (...hours: number[]) =>
  inMedusa<{ removed: number[] }>("sweep-pictures.cjs", {
    tenantId: tenant.id,
    at: hours.map(inHours),
  })

const hashOf = (url: string | null | undefined): string => /[0-9a-f]{32}/.exec(url ?? "")?.[0] ?? "none"
const isThere = (url: string | null | undefined): boolean =>
  allFiles(tenant.id).some((name) => name.startsWith(hashOf(url)))

const stone = { name: "Ruby", type: "RUBY", color: "Red", weight: "2 ct", price: "1000", stock: "3" }
const add = async (color: string): Promise<AdminProduct> =>
  expectStatus(
    await sendForm<AdminProduct>(tenant.admin, "POST", "/api/admin/products", {
      ...stone,
      images: [{ name: "a.png", data: await picture(color) }],
    }),
    201
  ).body

/** Uploads a picture that nothing refers to: the row that names it is removed. */
async function unreferenced(color: string): Promise<string> {
  const url = await uploadedBy(tenant.admin, await picture(color))
  await rows("delete from product_upload where tenant_id = $1 and url = $2", [tenant.id, url])
  return url
}

it("a picture that no row refers to is removed with its copies, a day after that was seen at the earliest", async () => {
  const url = await unreferenced("#010101")
  await copiesMade(tenant.id)
  await sweep(1, 23, 25, 48)
  expect(isThere(url)).toBe(true)
  await sweep(50)
  expect(isThere(url)).toBe(false)
  expect(
    await rows("select 1 from picture where tenant_id = $1 and name like $2", [tenant.id, `${hashOf(url)}%`])
  ).toEqual([])
})

it("pictures of products, deleted products, the brand, its history, style rules and uploads stay", async () => {
  const shown = await add("#020202")
  const deleted = await add("#030303")
  expectStatus(await tenant.admin.delete(`/api/admin/products/${deleted.id}`), 204)
  const logo = async (color: string) =>
    expectStatus(
      await sendForm<AdminBranding>(tenant.admin, "PUT", "/api/admin/branding", {
        logo: { name: "logo.png", data: await picture(color) },
      }),
      200
    ).body.logo
  const former = await logo("#040404")
  const { id } = await newestEntry(tenant.admin, "entity=branding")
  const current = await logo("#050505")
  const uploaded = await uploadedBy(tenant.admin, await picture("#060606"))
  const urls = [shown.images[0], deleted.images[0], former, current, uploaded]
  await sweep(25, 50, 75)
  expect(urls.map(isThere)).toEqual(urls.map(() => true))
  expectStatus(await revert(tenant.admin, (await newestEntry(tenant.admin, "entity=branding")).id), 200)
  const brand = await tenant.admin.get<AdminBranding>("/api/admin/branding")
  expect([brand.body.logo, id.length > 0]).toEqual([former, true])
})

it("a picture that is used again before its removal stays, and counts as unused anew later", async () => {
  const url = await unreferenced("#070707")
  await sweep(25)
  const form = { ...stone, name: "Later", existingImages: JSON.stringify([url]) }
  expectStatus(await sendForm<AdminProduct>(tenant.admin, "POST", "/api/admin/products", form), 201)
  await sweep(50, 75)
  expect(isThere(url)).toBe(true)
})

it("an upload of a picture that is being removed stores it again", async () => {
  const data = await picture("#080808")
  const url = await unreferenced("#080808")
  await sweep(25)
  const result = await inMedusa<{ url: string; isStored: boolean }>("remove-while-uploading.cjs", {
    tenantId: tenant.id,
    picture: data.toString("base64"),
    now: inHours(50),
  })
  expect(result).toEqual({ url, isStored: true })
  await copiesMade(tenant.id)
  expect(isThere(url)).toBe(true)
})
