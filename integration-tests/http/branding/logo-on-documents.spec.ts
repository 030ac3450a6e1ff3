import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import type { Refund } from "../../../src/contract/admin-order"
import type { AdminBranding } from "../../../src/contract/admin-branding"
import type { Branding } from "../../../src/contract/branding"
import { pdfPictures } from "../../../src/modules/invoice/render/testing/pdf-text"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { mailAbout } from "../../support/mailbox"
import { orderPath, paidOrder } from "../../support/orders"
import { picture } from "../../support/pictures"
import { product } from "../../support/product"
import { expectStatus } from "../../support/shopper"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

let tenant: TenantWithStones
let buyer: Buyer
let order: Awaited<ReturnType<typeof paidOrder>>
let refund: Refund

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  buyer = await newBuyer(tenant.slug)
  order = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const body = { amount: "10", reason: "A small flaw" }
  refund = expectStatus(await tenant.admin.post<Refund>(`${orderPath(order)}/refunds`, body), 201).body
})

const upload = async (data: Buffer, name: string) => {
  const { body } = expectStatus(
    await sendForm<AdminBranding>(tenant.admin, "PUT", "/api/admin/branding", { logo: { name, data } }),
    200
  )
  return body.logo ?? ""
}

/** Returns every document of the order, by name. */
async function documentsOf(): Promise<Record<string, Buffer>> {
  const ofOrder = `/api/orders/${order.orderNumber}`
  const documents = (kind: string) =>
    tenant.admin.post("/api/admin/orders/documents", { ids: [order.id], kind })
  const responses = {
    invoice: await buyer.client.get(`${ofOrder}/invoice`),
    invoices: await documents("invoice"),
    "packing slip": await documents("packing-slip"),
    "credit note": await buyer.client.get(`${ofOrder}/credit-notes/${refund.id}`),
  }
  return Object.fromEntries(
    Object.entries(responses).map(([name, it]) => [name, expectStatus(it, 200).bytes])
  )
}

/** Expects the logo at the head of every document, and no other picture. Some encodings shift the colour slightly. */
async function expectLogoOnDocuments(color: readonly [number, number, number]): Promise<void> {
  for (const [name, pdf] of Object.entries(await documentsOf())) {
    const [first = []] = await pdfPictures(pdf)
    expect([name, first.map(({ width, height }) => [width, height])]).toEqual([name, [[40, 30]]])
    const off = color.map((it, n) => Math.abs(it - (first[0]?.color[n] ?? -1000)))
    expect([name, Math.max(...off) < 12]).toEqual([name, true])
  }
}

it("without a logo, documents show the tenant's name and no picture", async () => {
  for (const pdf of Object.values(await documentsOf())) expect((await pdfPictures(pdf)).flat()).toEqual([])
})

it.each([
  ["webp", "#8a1c3a", [0x8a, 0x1c, 0x3a]],
  ["avif", "#1c3a8a", [0x1c, 0x3a, 0x8a]],
  ["jpeg", "#3a8a1c", [0x3a, 0x8a, 0x1c]],
] as const)("a logo given as %s stands on every paper", async (format, background, color) => {
  const url = await upload(await picture(background, format), `logo.${format}`)
  expect(url).toMatch(/\.png$/)
  await expectLogoOnDocuments(color)
})

it.each(["webp", "avif"] as const)(
  "a logo stored as %s, which PDF can't contain, is on every document",
  async (format) => {
    const file = `${format === "webp" ? "a".repeat(32) : "b".repeat(32)}.${format}`
    const folder = path.join(product().dataDir, "uploads", tenant.id)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(path.join(folder, file), await picture("#207a7a", format), { mode: 0o600 })
    const logo = `/static/${tenant.id}/${file}`
    await rows("update tenant set logo = $2 where id = $1", [tenant.id, logo])
    await waitFor("the logo", async () =>
      (await new Client(tenant.slug).get<Branding>("/api/branding")).body.logo === logo ? true : undefined
    )
    await expectLogoOnDocuments([0x20, 0x7a, 0x7a])
  }
)

it("a logo file that is no picture doesn't prevent an invoice", async () => {
  const logo = await upload(await picture("#00aa00"), "logo.png")
  writeFileSync(path.join(product().dataDir, "uploads", logo.replace("/static/", "")), "no picture")
  for (const pdf of Object.values(await documentsOf())) expect((await pdfPictures(pdf)).flat()).toEqual([])
})

it("a mail shows the logo as a PNG for every mail reader, and the tenant's name as a fallback", async () => {
  const logo = await upload(await picture("#aa1177", "webp"), "logo.webp")
  const { orderNumber } = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const { html } = await mailAbout(buyer.email, new RegExp(`^Your order ${orderNumber}`))
  const { origin } = new Client(tenant.slug)
  const [tag = ""] = /<img[^>]*>/.exec(html ?? "") ?? []
  expect(tag).toContain(`src="${origin}${logo}"`)
  expect(tag).toContain(`alt="Shop ${tenant.slug}"`)
  const response = await new Client(tenant.slug).get(logo)
  expect(response).toMatchObject({ status: 200, headers: { "content-type": "image/png" } })
  expect(await sharp(response.bytes).metadata()).toMatchObject({ format: "png", width: 40, height: 30 })
})
