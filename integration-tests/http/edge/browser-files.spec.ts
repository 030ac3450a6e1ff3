import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client as Database } from "pg"
import { storeBrowserFiles } from "../../../dev/start/browser-files"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { product } from "../../support/product"
import { unique } from "../../support/unique"

const visitor = new Client()

/** Stores the browser files of a release that has only these. */
async function release(files: Record<string, Buffer>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-browser-files-"))
  for (const [name, body] of Object.entries(files)) writeFileSync(path.join(folder, name), body)
  const client = new Database({ connectionString: product().databaseUrl })
  await client.connect()
  try {
    await storeBrowserFiles(client, folder)
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
  }
}

const script = Buffer.from("export const stone = 'रत्न'\n".repeat(50))
const font = Buffer.from([0, 255, 128, 10, 13, 0])

it("an open page finds the files of its release for a day after an update, and then no more", async () => {
  const name = unique("stone")
  await release({ [`${name}.js`]: script, [`${name}.woff2`]: font, [`${name}-late.js`]: script })
  await release({ [`${name}-next.js`]: script })
  for (const [file, body, type] of [
    [`${name}.js`, script, "text/javascript; charset=utf-8"],
    [`${name}.woff2`, font, "font/woff2"],
    [`${name}-next.js`, script, "text/javascript; charset=utf-8"],
  ] as const) {
    const found = await visitor.get(`/assets/${file}`)
    expect(found).toMatchObject({ status: 200, bytes: body })
    expect(found.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
    })
  }
  await rows("update browser_file set delete_after = now() - interval '1 s' where delete_after is not null")
  await release({ [`${name}-next.js`]: script })
  expect((await visitor.get(`/assets/${name}-late.js`)).status).toBe(404)
})

it("a release that comes back keeps its files", async () => {
  const name = unique("stone")
  await release({ [`${name}.js`]: script })
  await release({ [`${name}-next.js`]: script })
  await release({ [`${name}.js`]: script })
  const kept = await rows("select delete_after from browser_file where name = $1", [`${name}.js`])
  expect(kept).toEqual([{ delete_after: null }])
})

it.each(["/assets/stone-gone.js", "/assets/stone", "/assets/a/b.js", "/assets/tenant.sql"])(
  "%s is missing, and nobody keeps that",
  async (path) => {
    const { status, headers, bytes } = await visitor.get(path)
    expect({ status, text: bytes.toString() }).toEqual({ status: 404, text: "Not found" })
    expect(headers["cache-control"]).toBe("private, no-store")
  }
)

it("the Medusa server gives the files to nobody without the shared secret", async () => {
  const name = unique("stone")
  await release({ [`${name}.js`]: script })
  const target = `/internal/browser-files/${name}.js`
  expect((await new Client("default", { medusa: true }).get(target)).status).toBe(404)
  expect((await visitor.get(target)).status).toBe(404)
})
