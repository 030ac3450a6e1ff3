import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { logger } from "@medusajs/framework/logger"
import { S3TestServer } from "../../dev/test/s3-server"
import { BothStores } from "./both-stores"
import { LocalStore } from "./local-store"
import { type PictureStore, readWhole } from "./picture-store"
import { S3Store } from "./s3-store"

jest.setTimeout(60_000)

const folder = mkdtempSync(path.join(tmpdir(), "ratna-stores-"))
const server = new S3TestServer()
beforeAll(() => server.start())
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const made: Record<string, () => PictureStore> = {
  "the local store": () => new LocalStore(path.join(folder, "uploads")),
  "the S3 store": () => new S3Store(server.place),
  "both stores": () =>
    new BothStores(
      new S3Store({ ...server.place, bucket: "others" }),
      new LocalStore(path.join(folder, "both"))
    ),
}

const file = (tenant: string, digit: string, ending = ".webp") => `${tenant}/${digit.repeat(32)}${ending}`

async function namesIn(store: PictureStore, tenant?: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(tenant)) names.push(name)
  return names
}

async function textOf(store: PictureStore, name: string): Promise<string | undefined> {
  const found = await store.get(name)
  return found && (await readWhole(found)).toString()
}

describe.each(Object.keys(made))("%s", (which) => {
  let store: PictureStore
  beforeAll(() => {
    store = (made[which] as () => PictureStore)()
  })

  it("returns a whole file, a part of it, its size and when it was stored", async () => {
    const name = file("ten_1", "a")
    expect(await store.has(name)).toBe(false)
    expect(await store.get(name)).toBeUndefined()
    await store.put(name, Buffer.from("a picture"))
    expect(await store.has(name)).toBe(true)
    const found = await store.get(name)
    expect(found?.bytes).toBe(9)
    expect(Math.abs((found?.storedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await textOf(store, name)).toBe("a picture")
    const part = await found?.read({ start: 2, end: 4 })
    expect(Buffer.concat((await part?.toArray()) as Buffer[]).toString()).toBe("pic")
  })

  it("streams a file that is too large to keep in memory, and parts of it", async () => {
    const name = file("ten_1", "b")
    const large = Buffer.alloc(3_000_000, "x")
    large.write("middle", 1_500_000)
    await store.put(name, large)
    const found = await store.get(name)
    expect(found && (await readWhole(found)).equals(large)).toBe(true)
    const part = await found?.read({ start: 1_500_000, end: 1_500_005 })
    expect(Buffer.concat((await part?.toArray()) as Buffer[]).toString()).toBe("middle")
  })

  it("an empty file is a file", async () => {
    const name = file("ten_1", "c", "-320.avif")
    await store.put(name, Buffer.alloc(0))
    expect((await store.get(name))?.bytes).toBe(0)
    expect(await textOf(store, name)).toBe("")
  })

  it("lists and deletes one folder, and no folder whose name begins like it", async () => {
    await store.put(file("ten_2", "a"), Buffer.from("2"))
    await store.put(file("ten_22", "a"), Buffer.from("22"))
    expect(await namesIn(store, "ten_2")).toEqual([file("ten_2", "a")])
    expect(await namesIn(store)).toEqual(expect.arrayContaining([file("ten_1", "a"), file("ten_22", "a")]))
    await store.deleteFolder("ten_2")
    expect(await namesIn(store, "ten_2")).toEqual([])
    expect(await textOf(store, file("ten_2", "a"))).toBeUndefined()
    expect(await textOf(store, file("ten_22", "a"))).toBe("22")
    await store.delete(file("ten_22", "a"))
    expect(await store.has(file("ten_22", "a"))).toBe(false)
    expect(await store.get(file("ten_22", "a"))).toBeUndefined()
    await store.delete(file("ten_22", "a"))
  })

  it.each([
    `ten_1/../ten_2/${"a".repeat(32)}.webp`,
    `../ten_2/${"a".repeat(32)}.webp`,
    `ten_1/%2e%2e/${"a".repeat(32)}.webp`,
    `ten_1%2F${"a".repeat(32)}.webp`,
    `ten_1/${"a".repeat(32)}.webp/../../secrets.json`,
    `ten_1//${"a".repeat(32)}.webp`,
    `ten_1/${"a".repeat(32)}.webp\0.png`,
    `ten_1/${"a".repeat(32)}.webp\n`,
    "ten_1/secrets.json",
    "",
  ])("%j reaches no file", async (name) => {
    await expect(store.get(name)).rejects.toThrow(RangeError)
    await expect(store.has(name)).rejects.toThrow(RangeError)
    await expect(store.put(name, Buffer.from("x"))).rejects.toThrow(RangeError)
    await expect(store.delete(name)).rejects.toThrow(RangeError)
  })

  it.each(["..", "ten_1/..", "", ".", "ten_1%2f"])("%j is no folder to list or delete", async (name) => {
    await store.put(file("ten_1", "d"), Buffer.from("here"))
    await expect(namesIn(store, name)).rejects.toThrow(RangeError)
    await expect(store.deleteFolder(name)).rejects.toThrow(RangeError)
    expect(await store.has(file("ten_1", "d"))).toBe(true)
  })
})

it("the local store leaves no temporary file", async () => {
  await new LocalStore(path.join(folder, "drafts")).put(file("ten_1", "a"), Buffer.from("x"))
  expect(readdirSync(path.join(folder, "drafts", "ten_1"))).toEqual([`${"a".repeat(32)}.webp`])
})

it("while S3 can't be reached, files in memory are served, and all else is a 503 without the keys in it", async () => {
  const own = new S3TestServer()
  await own.start()
  const store = new S3Store(own.place)
  await store.put(file("ten_1", "a"), Buffer.from("read before"))
  await store.put(file("ten_1", "b"), Buffer.from("not read before"))
  expect(await textOf(store, file("ten_1", "a"))).toBe("read before")
  await own.stop()
  const log = jest.spyOn(logger, "warn").mockImplementation(() => undefined)
  expect(await textOf(store, file("ten_1", "a"))).toBe("read before")
  const refused = { code: "SERVICE_UNAVAILABLE", status: 503 }
  await expect(store.get(file("ten_1", "b"))).rejects.toMatchObject(refused)
  await expect(store.put(file("ten_1", "c"), Buffer.from("x"))).rejects.toMatchObject(refused)
  await expect(store.has(file("ten_1", "c"))).rejects.toMatchObject(refused)
  const printed = JSON.stringify(log.mock.calls)
  expect(printed).toContain("S3: put failed")
  for (const secret of Object.values(own.place.keys)) expect(printed).not.toContain(secret)
  log.mockRestore()
})

it("wrong keys and a missing bucket are faults, not missing files", async () => {
  const log = jest.spyOn(logger, "warn").mockImplementation(() => undefined)
  const refused = { code: "SERVICE_UNAVAILABLE" }
  const elsewhere = new S3Store({ ...server.place, bucket: "no-such-bucket" })
  await expect(elsewhere.get(file("ten_1", "a"))).rejects.toMatchObject(refused)
  await expect(elsewhere.put(file("ten_1", "a"), Buffer.from("x"))).rejects.toMatchObject(refused)
  const stranger = new S3Store({ ...server.place, keys: { accessKeyId: "NOBODY", secretAccessKey: "x" } })
  await expect(stranger.get(file("ten_1", "a"))).rejects.toMatchObject(refused)
  log.mockRestore()
})

describe("a picture that is moved while it is requested is served", () => {
  const name = file("ten_1", "a")
  const from = new LocalStore(path.join(folder, "moved-from"))
  const to = new LocalStore(path.join(folder, "moved-to"))
  const move = async () => {
    await to.put(name, Buffer.from("a picture"))
    await from.delete(name)
  }
  beforeEach(async () => {
    await to.delete(name)
    await from.put(name, Buffer.from("a picture"))
  })

  it.each([
    ["into the first store", new BothStores(to, from)],
    ["into the other store", new BothStores(from, to)],
  ])("%s, between finding and reading it", async (_, both) => {
    const found = await both.get(name)
    await move()
    expect(found && (await readWhole(found)).toString()).toBe("a picture")
  })

  it("into the first store, after the search there and before the one in the other", async () => {
    const lookedInFirst = jest.spyOn(to, "get").mockImplementationOnce(async () => {
      await move()
      return undefined
    })
    expect(await textOf(new BothStores(to, from), name)).toBe("a picture")
    expect(lookedInFirst).toHaveBeenCalledTimes(2)
    lookedInFirst.mockRestore()
  })

  it("not when it was deleted", async () => {
    const found = await new BothStores(to, from).get(name)
    await from.delete(name)
    await expect(found?.read()).rejects.toMatchObject({ code: "ENOENT" })
  })
})

it("a bucket that exists can be used, another one can't", async () => {
  await new S3Store(server.place).check()
  await expect(new S3Store({ ...server.place, bucket: "missing" }).check()).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  })
})
