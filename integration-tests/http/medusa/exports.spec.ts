import { existsSync, readdirSync, writeFileSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { Client } from "../../support/client"
import { product } from "../../support/product"
import { residentMb } from "../../support/memory"
import { firstStaff, type Staff } from "../../support/medusa-staff"

jest.setTimeout(90_000)

let staff: Staff
beforeAll(async () => {
  staff = await firstStaff()
})

const serverFolder = () => path.resolve(product().env["RATNA_SERVER_FOLDER"] ?? ".medusa/server")
const uploads = () => path.join(product().dataDir, "uploads")
/** A picture's copy for one width, or the unfinished one, which due work of other stores may write meanwhile. */
const pictureCopy = /-\d+\.(avif|webp)(\.\d+\.\d+\.tmp)?$/
const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
    .map(String)
    .filter((name) => !pictureCopy.test(name))
    .sort()

/** A multipart body with one file, as the product page of Medusa Admin sends it. */
function form(name: string, type: string, content: Buffer): { body: string; type: string } {
  const head = `--specs-boundary\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--specs-boundary--\r\n")]).toString(
      "latin1"
    ),
    type: "multipart/form-data; boundary=specs-boundary",
  }
}

function upload(name: string, type: string, content: Buffer) {
  const { body, type: contentType } = form(name, type, content)
  return fetch(`${product().medusaUrl}/admin/uploads`, {
    method: "POST",
    headers: { ...staff.headers, "content-type": contentType },
    body: new Uint8Array(Buffer.from(body, "latin1")),
  })
}

describe("shoppers' orders, names and addresses", () => {
  it.each([
    "/admin/orders/export",
    "/admin/products/export",
    "/admin/inventory-items/export",
    "/admin/products/import",
    "/admin/products/imports",
    "/admin/Orders/Export/",
    "/admin/uploads/presigned-urls",
  ])("are not written to a file by %s", async (url) => {
    const before = [filesIn(path.join(serverFolder(), "static")), filesIn(uploads())]
    const response = await staff.post(url, { filename: "a.csv", mime_type: "text/csv", size: 1 })
    expect(response).toMatchObject({ status: 403, body: { type: "not_allowed" } })
    expect(response.body).toHaveProperty("message", expect.stringContaining("disabled"))
    expect([filesIn(path.join(serverFolder(), "static")), filesIn(uploads())]).toEqual(before)
  })

  it("are not written by the workflow behind the export either", async () => {
    const before = [filesIn(path.join(serverFolder(), "static")), filesIn(uploads())]
    const input = { select: ["id"], filter: {} }
    await staff.post("/admin/workflows-executions/export-products/run", { input })
    await staff.post("/admin/workflows-executions/export-orders/run", { input })
    expect([filesIn(path.join(serverFolder(), "static")), filesIn(uploads())]).toEqual(before)
  })

  it.each([false, true])(
    "are not served, wherever such a file is stored (straight to Medusa: %s)",
    async (medusa) => {
      const name = "private-1-order-exports.csv"
      const folders = [path.join(serverFolder(), "static"), uploads(), path.join(uploads(), "platform")]
      const made = folders.filter((it) => !existsSync(it))
      for (const folder of folders) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(path.join(folder, name), "asha@example.test")
      }
      try {
        const client = new Client("default", { medusa })
        for (const url of [
          name,
          `platform/${name}`,
          `/${name}`,
          `./${name}`,
          name.replace("p", "%70"),
          `platform/..%2f${name}`,
        ]) {
          const response = await client.get(`/static/${url}`)
          expect({ url, status: response.status >= 400 && response.status < 500 }).toEqual({
            url,
            status: true,
          })
          expect(response.bytes.toString()).not.toContain("asha@")
        }
      } finally {
        for (const folder of folders) rmSync(path.join(folder, name))
        for (const folder of made) rmSync(folder, { recursive: true, force: true })
      }
    }
  )
})

describe("files that staff upload", () => {
  const send = (parts: readonly (readonly [name: string, bytes: number])[]) => {
    const data = new FormData()
    for (const [name, bytes] of parts) data.append(name, new Blob([new Uint8Array(bytes)]), "ruby.png")
    const headers = { ...staff.headers }
    return fetch(`${product().medusaUrl}/admin/uploads`, { method: "POST", headers, body: data })
  }

  it.each([
    ["one of more than 10 MB", [["files", 11 * 1024 * 1024]], 413],
    ["more than are a product's", Array.from({ length: 6 }, () => ["files", 10] as const), 400],
    ["none", [["other", 10]], 400],
  ] as const)("are refused before they are all in memory: %s", async (_what, parts, status) => {
    const before = filesIn(uploads())
    const response = await send(parts)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/file|sent|larger/) as string,
    })
    expect(filesIn(uploads())).toEqual(before)
  })

  it("are refused while they arrive: the server keeps no file of 400 MB in memory", async () => {
    const before = await residentMb("medusa")
    const response = await send([["files", 400 * 1024 * 1024]]).catch(() => undefined)
    if (response) expect(response.status).toBe(413)
    // What has arrived and is dropped waits for the garbage collection.
    expect((await residentMb("medusa")) - before).toBeLessThan(250)
  })
})

describe("a file that staff upload", () => {
  const picture = (format: "jpeg" | "png" | "webp") =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#8a1c3a" } })
      .toFormat(format)
      .toBuffer()

  it.each(["jpeg", "png", "webp"] as const)("is stored and served if it is a picture: %s", async (format) => {
    const response = await upload("ruby.bin", `image/${format}`, await picture(format))
    expect(response.status).toBe(200)
    const { files } = (await response.json()) as { files: { url: string }[] }
    const url = files[0]?.url ?? ""
    for (const medusa of [false, true]) {
      const shown = await new Client("default", { medusa }).get(url)
      expect(shown).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } })
    }
  })

  it.each([
    ["page.html", "text/html", "<script>alert(1)</script>"],
    ["ruby.png", "image/png", "<script>alert(1)</script>"],
    ["ruby.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["customers.csv", "text/csv", "name,email"],
  ])("is refused if its content is no picture: %s", async (name, type, content) => {
    const before = filesIn(uploads())
    const response = await upload(name, type, Buffer.from(content))
    expect(response.status).toBe(400)
    expect(filesIn(uploads())).toEqual(before)
  })
})
