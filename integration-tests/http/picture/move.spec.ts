import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { S3TestServer } from "../../../dev/test/s3-server"
import { LocalStore } from "../../../src/picture-store/local-store"
import type { PictureStore } from "../../../src/picture-store/picture-store"
import { S3Store } from "../../../src/picture-store/s3-store"
import { Client } from "../../support/client"
import { productData, runCli } from "../../support/cli"
import { inMedusa } from "../../support/medusa-exec"
import { picture } from "../../support/pictures"
import { product } from "../../support/product"
import { secondServer } from "../../support/second-server"
import { newTenant, type NewTenant } from "../../support/tenant"
import { uploadedBy } from "../../support/uploads"

jest.setTimeout(300_000)

const s3 = new S3TestServer()
const DATA_DIR = mkdtempSync(path.join(tmpdir(), "ratna-move-"))
let tenant: NewTenant
let server: Awaited<ReturnType<typeof secondServer>>
const urls: string[] = []

beforeAll(async () => {
  await s3.start()
  tenant = await newTenant()
  server = await secondServer({ S3_URL: s3.url, DATA_DIR, PICTURE_STORE: "local" })
  for (let n = 0; n < 12; n++) urls.push(await uploadedBy(admin(), await picture(`#0000${String(10 + n)}`)))
})
afterAll(async () => {
  await server.stop()
  await s3.stop()
  rmSync(DATA_DIR, { recursive: true })
})

const client = () => new Client(tenant.slug, { port: server.port })
function admin(): Client {
  const it = client()
  for (const [name, value] of tenant.admin.cookies) it.cookies.set(name, value)
  return it
}

const stored = (): Record<string, PictureStore> => ({
  local: new LocalStore(path.join(DATA_DIR, "uploads")),
  s3: new S3Store(s3.place),
})

/** File names of the uploaded pictures that are in a store. */
async function inStore(which: string): Promise<string[]> {
  const names: string[] = []
  const given = new Set(urls.map((url) => url.replace("/static/", "")))
  for await (const { name } of stored()[which]?.list(tenant.id) ?? []) if (given.has(name)) names.push(name)
  return names
}

const move = (...args: string[]) =>
  runCli(
    { ...process.env, ...product().env, ...productData(), DATA_DIR, S3_URL: s3.url, PICTURE_STORE: "local" },
    ["files:move", ...args]
  )

/** Pause of a reader, in ms. */
const pauseMs = 20

/** Reads the pictures again and again until the work ends. Returns the responses that weren't the whole picture. */
async function readDuring(work: Promise<unknown>): Promise<{ reads: number; failed: number[] }> {
  const state = { isDone: false, reads: 0, failed: [] as number[] }
  const ended = work.finally(() => (state.isDone = true))
  const read = async () => {
    for (let n = 0; !state.isDone; n++) {
      const response = await client().get(urls[n % urls.length] ?? "")
      state.reads++
      if (response.status !== 200 || response.bytes.length === 0) state.failed.push(response.status)
      await sleep(pauseMs)
    }
  }
  await Promise.all([ended, read(), read()])
  return { reads: state.reads, failed: state.failed }
}

it.each([
  ["local", "s3"],
  ["s3", "local"],
])("moves all pictures from %s to %s while they are read, and deletes nothing unasked", async (from, to) => {
  const names = urls.map((url) => url.replace("/static/", "")).toSorted()
  const copied = { output: "" }
  const first = await readDuring(move("--to", to).then(({ output }) => (copied.output = output)))
  expect(copied.output).toMatch(/files copied, 0 were there already, 0 originals deleted/)
  expect(first.reads).toBeGreaterThan(10)
  expect(first.failed).toEqual([])
  expect((await inStore(to)).toSorted()).toEqual(names)
  expect((await inStore(from)).toSorted()).toEqual(names)
  const second = await readDuring(move("--to", to, "--delete").then(({ output }) => (copied.output = output)))
  expect(copied.output).toMatch(/were there already, \d+ originals deleted/)
  expect(second.failed).toEqual([])
  expect((await inStore(to)).toSorted()).toEqual(names)
  expect(await inStore(from)).toEqual([])
})

it("an unknown destination, and one without S3, are refused with a sentence", async () => {
  const refused = (...args: string[]) => expect(inMedusa("run-command.cjs", ["files:move", ...args])).rejects
  await refused("--to", "elsewhere").toThrow("--to s3 or --to local")
  await refused("--to=s3").toThrow("S3_URL is not set")
})
