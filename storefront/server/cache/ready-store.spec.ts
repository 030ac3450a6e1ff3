/** @jest-environment node */
import fc from "fast-check"
import { ReadyStore } from "./ready-store"

const megabyte = 1024 * 1024
const of = (body: Buffer) => ({ stamp: "site ten_1 t.1.0", route: "/api/faqs", headers: {}, body })

describe("ready responses in memory", () => {
  it("are kept from the second request on", () => {
    const store = new ReadyStore()
    expect(store.isWanted("a", "br /api/faqs")).toBe(false)
    store.want("a", "br /api/faqs")
    expect(store.isWanted("a", "br /api/faqs")).toBe(true)
    expect(store.isWanted("b", "br /api/faqs")).toBe(false)
    expect(store.get("a", "br /api/faqs")).toBeUndefined()
  })

  it("of one tenant take at most a quarter of the memory, and never another tenant's place", () => {
    const store = new ReadyStore()
    store.keep("quiet.example", "/", of(Buffer.alloc(megabyte)))
    for (let at = 0; at < 100; at++) store.keep("busy.example", `/?${at}`, of(Buffer.alloc(megabyte)))
    expect(store.size).toBeLessThanOrEqual(17.1 * megabyte)
    expect(store.size).toBeGreaterThan(15 * megabyte)
    expect(store.get("quiet.example", "/")).toBeDefined()
    expect(store.get("busy.example", "/?99")).toBeDefined()
    expect(store.get("busy.example", "/?0")).toBeUndefined()
  })

  it("of the least recently visited tenant are evicted first", () => {
    const store = new ReadyStore()
    const hosts = ["a", "b", "c", "d", "e"]
    for (const host of hosts.slice(0, 4))
      for (let at = 0; at < 15; at++) store.keep(host, `/?${at}`, of(Buffer.alloc(megabyte)))
    store.get("a", "/?0")
    for (let at = 0; at < 10; at++) store.keep("e", `/?${at}`, of(Buffer.alloc(megabyte)))
    const left = hosts.map((host) => Array.from({ length: 15 }, (_, at) => store.get(host, `/?${at}`)))
    expect(left.map((all) => all.filter(Boolean).length)).toEqual([15, 8, 15, 15, 10])
  })

  it("stay within their memory, whatever their hosts, keys and sizes", () => {
    const response = fc.record({
      host: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      key: fc.nat({ max: 40 }),
      size: fc.oneof(fc.nat({ max: 5 * megabyte }), fc.nat({ max: 100 })),
    })
    const zeros = Buffer.alloc(5 * megabyte)
    fc.assert(
      fc.property(fc.array(response, { maxLength: 200 }), (all) => {
        const store = new ReadyStore()
        for (const { host, key, size } of all) {
          store.keep(host, `/?${key}`, of(zeros.subarray(0, size)))
          if (store.size > 64 * megabyte || store.size < 0) throw new Error(`${store.size} bytes`)
        }
      }),
      { numRuns: 50 }
    )
  })
})
