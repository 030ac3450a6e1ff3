import { ByteCache } from "./byte-cache"

const cacheOf = (maxBytes: number, maxAgeMs?: number): ByteCache<string> =>
  new ByteCache({ maxBytes, bytesOf: (it) => it.length, ...(maxAgeMs === undefined ? {} : { maxAgeMs }) })
const making = (value: string) => jest.fn(() => Promise.resolve(value))

it("stays within its budget for any number and length of keys", async () => {
  const cache = cacheOf(100_000)
  const first = making("first")
  await cache.get("first", "", first)
  // 20 keys of 5,000 characters are 200 kB: the first value must have been evicted.
  for (let at = 0; at < 20; at++) await cache.get(`${at} ${"k".repeat(5_000)}`, "", making(""))
  await cache.get("first", "", first)
  expect(first).toHaveBeenCalledTimes(2)
})

it("a value larger than the whole budget is returned but not cached, and evicts nothing", async () => {
  const cache = cacheOf(10_000)
  const small = making("small")
  const large = making("x".repeat(20_000))
  await cache.get("small", "", small)
  expect(await cache.get("large", "", large)).toHaveLength(20_000)
  await cache.get("large", "", large)
  await cache.get("small", "", small)
  expect(large).toHaveBeenCalledTimes(2)
  expect(small).toHaveBeenCalledTimes(1)
})

it("a value whose read began before the cache was cleared is not cached", async () => {
  const cache = cacheOf(10_000)
  let response: (value: string) => void = () => undefined
  const old = cache.get("key", "", () => new Promise<string>((resolve) => (response = resolve)))
  cache.clear()
  response("old")
  expect(await old).toBe("old")
  expect(await cache.get("key", "", making("new"))).toBe("new")
})

it("a value is not served past its maximum age", async () => {
  let now = 1_000
  const clock = jest.spyOn(performance, "now").mockImplementation(() => now)
  const cache = cacheOf(10_000, 2_000)
  const make = making("tenant")
  await cache.get("key", "", make)
  now = 2_900
  await cache.get("key", "", make)
  expect(make).toHaveBeenCalledTimes(1)
  now = 3_100
  await cache.get("key", "", make)
  expect(make).toHaveBeenCalledTimes(2)
  clock.mockRestore()
})

it("shows a cached value at its stamp only, and never makes one", async () => {
  const cache = cacheOf(10_000)
  expect(cache.cached("key", "1")).toBeUndefined()
  await cache.get("key", "1", making("one"))
  expect(cache.cached("key", "1")).toBe("one")
  expect(cache.cached("key", "2")).toBeUndefined()
})
