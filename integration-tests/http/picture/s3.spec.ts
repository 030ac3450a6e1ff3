import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { S3TestServer } from "../../../dev/test/s3-server"
import type { AdminBranding } from "../../../src/contract/admin-branding"
import type { AdminProduct } from "../../../src/contract/admin-product"
import { pdfPictures } from "../../../src/modules/invoice/render/testing/pdf-text"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { paidOrder } from "../../support/orders"
import { picture } from "../../support/pictures"
import { secondServer } from "../../support/second-server"
import { expectStatus } from "../../support/shopper"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { uploadedBy } from "../../support/uploads"

jest.setTimeout(240_000)

const s3 = new S3TestServer()
const folders = ["one", "two"].map((name) => mkdtempSync(path.join(tmpdir(), `ratna-s3-${name}-`)))
const servers: Awaited<ReturnType<typeof secondServer>>[] = []
let tenant: TenantWithStones

beforeAll(async () => {
  await s3.start()
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  for (const DATA_DIR of folders) servers.push(await secondServer({ S3_URL: s3.url, DATA_DIR }))
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await s3.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A client of one of the two servers. */
function through(server: 0 | 1, cookies: ReadonlyMap<string, string> = new Map()): Client {
  const client = new Client(tenant.slug, { port: servers[server]?.port ?? 0 })
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}
const admin = (server: 0 | 1) => through(server, tenant.admin.cookies)

it("a product's picture that one server stores is served by the other, and is on neither's disk", async () => {
  const ruby = tenant.stones.get("Ruby")?.id ?? ""
  const { body } = expectStatus(
    await sendForm<AdminProduct>(admin(0), "PUT", `/api/admin/products/${ruby}`, {
      images: [{ name: "a.png", data: await picture("#8a1c3a") }],
    }),
    200
  )
  const url = body.images.at(-1) ?? ""
  for (const server of [0, 1] as const) {
    const response = await through(server).get(url)
    expect([response.status, response.headers["content-type"]]).toEqual([200, "image/webp"])
    const etag = response.headers.etag ?? ""
    expect(
      (await through(server === 0 ? 1 : 0).get(url, { headers: { "if-none-match": etag } })).status
    ).toBe(304)
  }
  for (const folder of folders) expect(readdirSync(folder)).not.toContain("uploads")
})

it("an invoice of the other server has the logo", async () => {
  const logo = { name: "logo.png", data: await picture("#123456") }
  expectStatus(await sendForm<AdminBranding>(admin(0), "PUT", "/api/admin/branding", { logo }), 200)
  const buyer = await newBuyer(tenant.slug)
  const order = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const client = through(1, buyer.client.cookies)
  const invoice = expectStatus(await client.get(`/api/orders/${order.orderNumber}/invoice`), 200)
  const [first = []] = await pdfPictures(invoice.bytes)
  expect(first.map(({ width, height }) => [width, height])).toEqual([[40, 30]])
})

it("one tenant's address leads to no file of another one, however it is encoded", async () => {
  const url = await uploadedBy(admin(0), await picture("#654321"))
  const [, , folder = "", file = ""] = url.split("/")
  expect((await through(0).get(url)).status).toBe(200)
  for (const path of [
    `/static/platform/../${folder}/${file}`,
    `/static/platform%2F..%2F${folder}/${file}`,
    `/static/platform/%2e%2e/${folder}/${file}`,
    `/static/${folder}%2F${file}`,
    `/static/${folder}//${file}`,
    `/static//${folder}/${file}`,
    `/static/${folder}/${file}/`,
    `/static/${folder}/${file}%00.png`,
    `/static/${folder.slice(0, -1)}/${file}`,
    `/static/${folder.toUpperCase()}/${file}`,
  ]) {
    const { status } = await through(0).get(path)
    // A path with ".." is refused before any file is looked for.
    expect([path, status]).toEqual([path, /\.\.|%2e%2e/.test(path) ? 400 : 404])
  }
})

it("while S3 is down, an upload is refused and changes nothing, known pictures are served, and all works again after", async () => {
  const known = await uploadedBy(admin(0), await picture("#00aa00"))
  const unread = await uploadedBy(admin(1), await picture("#00bb00"))
  expect((await through(0).get(known)).status).toBe(200)
  const before = await tenant.admin.get<AdminProduct[]>("/api/admin/products")
  const add = async () =>
    sendForm<AdminProduct>(admin(0), "POST", "/api/admin/products", {
      ...{ name: "Opal", type: "OPAL", color: "White", weight: "2 ct", price: "1000", stock: "3" },
      images: [{ name: "a.png", data: await picture("#00cc00") }],
    })
  await s3.halt()
  const refused = await add()
  expect(refused).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1)
  expect((await tenant.admin.get<AdminProduct[]>("/api/admin/products")).body).toEqual(before.body)
  expect((await through(0).get(known)).status).toBe(200)
  expect((await through(0).get(unread)).status).toBe(503)
  await s3.start()
  expect((await through(0).get(unread)).status).toBe(200)
  const { body } = expectStatus(await add(), 201)
  expect((await through(1).get(body.images[0] ?? "")).status).toBe(200)
})
