import { gzipSync } from "node:zlib"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { picture } from "../../support/pictures"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(60_000)

let tenant: TenantWithStones
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Plain Ruby", stock: 1 }])
  buyer = await newBuyer(tenant.slug)
})

const importCall = "/api/admin/products/bulk-import"
const ofSize = (bytes: number): string => JSON.stringify({ fullName: "x".repeat(bytes) })

it("the body of a request without permission is not read", async () => {
  const broken = "{".repeat(100)
  expect(await new Client(tenant.slug).post(importCall, broken)).toMatchObject({
    status: 401,
    body: { code: "UNAUTHENTICATED" },
  })
  expect(await buyer.client.post(importCall, broken)).toMatchObject({
    status: 403,
    body: { code: "FORBIDDEN" },
  })
  expect(await tenant.admin.post(importCall, broken)).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED" },
  })
})

it("a body may have one megabyte, the rows of a CSV import twenty", async () => {
  expect(await buyer.client.post("/api/addresses", ofSize(1_100_000))).toMatchObject({
    status: 413,
    body: { code: "PAYLOAD_TOO_LARGE" },
  })
  expect((await tenant.admin.post(importCall, ofSize(1_100_000))).status).toBe(400)
  expect(await tenant.admin.post(importCall, ofSize(21_000_000))).toMatchObject({
    status: 413,
    body: { code: "PAYLOAD_TOO_LARGE" },
  })
})

it("a compressed body is refused before it is unpacked, as JSON and as a form", async () => {
  const bomb = gzipSync(Buffer.from(ofSize(30_000_000)))
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    const headers = { "content-encoding": "gzip", "content-type": type }
    expect(await tenant.admin.post("/api/admin/products", bomb, { headers })).toMatchObject({
      status: 415,
      body: { code: "UNSUPPORTED_MEDIA_TYPE" },
    })
  }
})

it("JSON that is not in UTF-8 is refused, not misread", async () => {
  const headers = { "content-type": "application/json; charset=utf-16" }
  expect((await buyer.client.post("/api/addresses", "{}", { headers })).status).toBe(415)
})

describe("rows of an import", () => {
  const row = (members: number) =>
    Object.fromEntries(Array.from({ length: members }, (_, n) => [`column ${String(n)}`, "x"]))
  const send = (products: object[]) => tenant.admin.post(importCall, { products, dryRun: true })

  it("with more columns than a row may have fail, and the others are read", async () => {
    const valid = { name: "Wide Ruby", type: "RUBY", color: "Red", weight: "1 ct", price: "1000", stock: "1" }
    const products = [valid, row(201), { ...row(30_000) }, { ...row(190), ...valid, name: "Narrow Ruby" }]
    const { status, body } = await send(products)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: 2,
      errors: [
        { row: 2, field: "", message: "Row 2: A row has at most 200 columns" },
        { row: 3, field: "", message: "Row 3: A row has at most 200 columns" },
      ],
    })
  })

  it("are refused above 5,000, and above 250,000 values", async () => {
    const tooLarge = { status: 413, body: { code: "PAYLOAD_TOO_LARGE" } }
    expect(await send(Array.from({ length: 5_001 }, () => ({ name: "x" })))).toMatchObject(tooLarge)
    expect(await send(Array.from({ length: 1_251 }, () => row(200)))).toMatchObject(tooLarge)
  })
})

describe("a form", () => {
  const type = "multipart/form-data; boundary=x"
  const end = "--x--\r\n"
  const text = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = (member: string, name: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${member}"; filename="${name}"\r\n\r\n${content}\r\n`
  const send = (body: string) =>
    tenant.admin.post<{ error: string }>("/api/admin/uploads", body, { headers: { "content-type": type } })
  const refused = (status: number, error: string) => ({ status, body: { error } })

  it("of hundreds of thousands of parts is refused after a hundred", async () => {
    const message = "A form has at most 100 texts and files."
    expect(await send(text("a", "").repeat(101) + end)).toMatchObject(refused(413, message))
    expect(await send("--x\r\n\r\n\r\n".repeat(300_000) + end)).toMatchObject(refused(413, message))
    expect((await send(text("a", "").repeat(99) + end)).status).not.toBe(413)
  })

  it("has at most one megabyte of texts", async () => {
    const half = text("a", "x".repeat(600_000))
    expect(await send(half + half + end)).toMatchObject(
      refused(413, "The texts of a form have at most 1 MB.")
    )
    expect((await send(half + end)).status).not.toBe(413)
  })

  it("has at most the declared files, of the declared size", async () => {
    const eleven = Array.from({ length: 11 }, (_, n) => file("files", `${String(n)}.png`, "x")).join("")
    expect(await send(eleven + end)).toMatchObject(refused(400, "At most 10 files can be sent at once"))
    const large = file("files", "large.png", "x".repeat(10 * 1024 * 1024 + 1))
    expect(await send(large + end)).toMatchObject(refused(413, "large.png is larger than 10 MB"))
  })

  it("that is malformed or breaks off is refused", async () => {
    for (const body of ["", "nothing", text("a", "b"), file("files", "a.png", "x").slice(0, -20)])
      expect(await send(`${body} `)).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    const headers = { "content-type": "multipart/form-data" }
    expect((await tenant.admin.post("/api/admin/uploads", end, { headers })).status).toBe(400)
  })

  it("keeps the names and bytes of its files, also with quotes and in other scripts", async () => {
    const name = 'नीलम "a".png'
    const files = [{ name, data: await picture() }]
    const response = await sendForm(tenant.admin, "POST", "/api/admin/uploads", { files })
    expect(response).toMatchObject({ status: 201, body: { files: [{ name }] } })
  })
})
