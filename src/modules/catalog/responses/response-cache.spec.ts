import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { PackedJson } from "./packed-json"
import { ResponseCache } from "./response-cache"

const packed = (size = 10): PackedJson => new PackedJson("x".repeat(size))

describe("ResponseCache", () => {
  it("makes a response once per version, also for concurrent requests", async () => {
    const cache = new ResponseCache(1e6)
    const make = jest.fn(() => Promise.resolve(packed()))
    await Promise.all([cache.get("a", "1", "list", make), cache.get("a", "1", "list", make)])
    await cache.get("a", "1", "list", make)
    expect(make).toHaveBeenCalledTimes(1)
    await cache.get("a", "2", "list", make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it("never returns one tenant's response to another tenant", async () => {
    const cache = new ResponseCache(1e6)
    const mine = await cache.get("a", "1", "list", () => Promise.resolve(packed(1)))
    const yours = await cache.get("b", "1", "list", () => Promise.resolve(packed(2)))
    expect(mine).not.toBe(yours)
  })

  it("doesn't cache a failure", async () => {
    const cache = new ResponseCache(1e6)
    await expect(cache.get("a", "1", "k", () => Promise.reject(new Error("away")))).rejects.toThrow("away")
    expect(await cache.get("a", "1", "k", () => Promise.resolve(packed()))).toBeInstanceOf(PackedJson)
  })

  it("evicts the oldest response when it is full", async () => {
    const cache = new ResponseCache(40_000)
    const make = jest.fn(() => Promise.resolve(packed(10_000)))
    for (const key of ["1", "2", "3", "4", "5"]) await cache.get("a", "1", key, make)
    await cache.get("a", "1", "5", make)
    expect(make).toHaveBeenCalledTimes(5)
    await cache.get("a", "1", "1", make)
    expect(make).toHaveBeenCalledTimes(6)
  })
})

it.each([2_000, 300_000])("a response of %d bytes is the same in every encoding", async (size) => {
  const response = new PackedJson("ratna ".repeat(size / 6))
  // Comparing buffers with toEqual takes seconds.
  expect(brotliDecompressSync(await response.packedAs("br")).equals(response.plain)).toBe(true)
  expect(gunzipSync(await response.packedAs("gzip")).equals(response.plain)).toBe(true)
})
