import { readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { Client } from "../../support/client"
import { copiesMade, copiesOf } from "../../support/copies"
import { rows } from "../../support/database"
import { inOwnMedusa } from "../../support/medusa-exec"
import { allFiles } from "../../support/pictures"
import { product } from "../../support/product"
import { newTenant, type NewTenant } from "../../support/tenant"
import { uploadedBy } from "../../support/uploads"

jest.setTimeout(180_000)

let tenant: NewTenant
let visitor: Client
beforeAll(async () => {
  tenant = await newTenant()
  visitor = new Client(tenant.slug)
})

/** Noise, which AVIF compresses better than WebP. */
function photograph(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 }
  return sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a1c3a", noise } })
    .png()
    .toBuffer()
}

const load = async (url: string, headers: Record<string, string> = {}) => {
  const { status, headers: got, bytes } = await visitor.get(url, { headers })
  const { format, width } = bytes.length
    ? await sharp(bytes).metadata()
    : { format: undefined, width: undefined }
  return { status, type: got["content-type"], cache: got["cache-control"], format, width }
}
const avif = { accept: "image/avif,image/webp,*/*" }

it("a picture is whole right after its upload; its widths and AVIF follow, and only they may be cached for long", async () => {
  const url = await uploadedBy(tenant.admin, await photograph())
  const narrow = url.replace(".webp", "-320.webp")
  const soon = await load(narrow)
  // Either the picture itself, for a minute, or its copy.
  expect([
    ["public, max-age=60", 900],
    ["public, max-age=31536000, immutable", 320],
  ]).toContainEqual([soon.cache, soon.width])
  await copiesMade(tenant.id)
  expect(await load(narrow)).toEqual({
    ...{ status: 200, type: "image/webp", format: "webp", width: 320 },
    cache: "public, max-age=31536000, immutable",
  })
  expect(await load(narrow, avif)).toMatchObject({ type: "image/avif", format: "heif", width: 320 })
  expect(await load(url, avif)).toMatchObject({ type: "image/avif", format: "heif", width: 900 })
  expect(allFiles(tenant.id)).toEqual(expect.arrayContaining(copiesOf(url)))
})

it("a shared link shows the whole stone in a JPEG of a size that every messenger reads", async () => {
  const url = await uploadedBy(tenant.admin, await photograph())
  const shared = url.replace(".webp", "-1200.jpg")
  // Until it is made, the picture itself: a link may be shared at once.
  expect((await load(shared)).status).toBe(200)
  await copiesMade(tenant.id)
  const { bytes } = await visitor.get(shared)
  expect(await load(shared)).toEqual({
    ...{ status: 200, type: "image/jpeg", format: "jpeg", width: 1200 },
    cache: "public, max-age=31536000, immutable",
  })
  expect((await sharp(bytes).metadata()).height).toBe(630)
  expect(bytes.length).toBeLessThan(300_000)
  expect((await visitor.get(url.replace(".webp", "-1201.jpg"))).status).toBe(404)
})

it("a copy that is missing is served as the picture itself, never cached for long", async () => {
  const url = await uploadedBy(tenant.admin, await photograph())
  await copiesMade(tenant.id)
  const narrow = url.replace(".webp", "-480.webp")
  const file = `${product().dataDir}/uploads/${narrow.replace("/static/", "")}`
  await rm(file)
  await rm(file.replace("webp", "avif"))
  for (const headers of [{}, avif])
    expect(await load(narrow, headers)).toMatchObject({
      status: 200,
      cache: "public, max-age=60",
      width: 900,
    })
  const hash = /[0-9a-f]{32}/.exec(url)?.[0] ?? ""
  await rows("insert into picture_due (tenant_id, name, due_at) values ($1, $2, now())", [
    tenant.id,
    `${hash}.webp`,
  ])
  await copiesMade(tenant.id)
  expect(await load(narrow)).toMatchObject({ width: 480, cache: "public, max-age=31536000, immutable" })
  expect((await visitor.get(url.replace(".webp", "-481.webp"))).status).toBe(404)
})

it("a picture is validated, read in parts and inspected without its content", async () => {
  const url = await uploadedBy(tenant.admin, await photograph())
  const whole = await visitor.get(url)
  const etag = whole.headers.etag ?? ""
  const size = whole.bytes.length
  expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "content-length": String(size) })
  const again = await visitor.get(url, { headers: { "if-none-match": etag } })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const since = { "if-modified-since": String(whole.headers["last-modified"]) }
  expect((await visitor.get(url, { headers: since })).status).toBe(304)
  const head = await visitor.send("HEAD", url)
  expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([200, String(size), 0])
  const part = await visitor.get(url, { headers: { range: "bytes=10-19" } })
  expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 10-19/${size}`])
  expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true)
  const changed = await visitor.get(url, { headers: { range: "bytes=10-19", "if-range": '"another"' } })
  expect([changed.status, changed.bytes.length]).toEqual([200, size])
  const beyond = await visitor.get(url, { headers: { range: `bytes=${size}-` } })
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${size}`])
})

it("a process that is killed while it creates copies leaves whole files only, and the others are created later", async () => {
  const url = await uploadedBy(tenant.admin, await photograph())
  const name = url.slice(url.lastIndexOf("/") + 1)
  const key = [tenant.id, name]
  await rows(
    "update picture_due set due_at = now() + interval '1 hour' where tenant_id = $1 and name = $2",
    key
  )
  await expect(inOwnMedusa("die-while-copying.cjs", { tenantId: tenant.id, name, files: 4 })).rejects.toThrow(
    "die-while-copying.cjs failed"
  )
  const left = allFiles(tenant.id).filter((file) => copiesOf(url).includes(file))
  expect(left).toHaveLength(4)
  for (const file of left) {
    const bytes = readFileSync(path.join(product().dataDir, "uploads", tenant.id, file))
    await expect(sharp(bytes).raw().toBuffer()).resolves.toBeDefined()
  }
  expect(await rows("select 1 from picture_due where tenant_id = $1 and name = $2", key)).toHaveLength(1)
  await copiesMade(tenant.id)
  expect(allFiles(tenant.id)).toEqual(expect.arrayContaining(copiesOf(url)))
})
