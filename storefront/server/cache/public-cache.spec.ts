/** @jest-environment node */
import { stampHeader } from "@contract/rules/stamp"
import type { Reply, Call } from "../medusa-client"
import { publicCache } from "./public-cache"
import { VersionBoard } from "./version-board"

const gone = new Error("ECONNREFUSED")
const hosts = { "neelam.example": "ten_1", "panna.example": "ten_2" }
type Host = keyof typeof hosts

/** A cache before a server, whose tenants each have a site version. */
function world(response: (path: string, headers: Record<string, string>) => Omit<Reply, "headers"> | Error) {
  const sites = new Map<string, number>()
  const siteOf = (id: string): number => sites.get(id) ?? 0
  const requests: string[] = []
  let isDown = false
  const call: Call = (_method, path, headers) => {
    const host = headers["host"] as Host
    requests.push(`${host} ${path} ${headers["if-none-match"] ?? "-"}`)
    const found = response(path, headers)
    if (found instanceof Error) return Promise.reject(found)
    const stamp = `site ${hosts[host]} t.1.${siteOf(hosts[host])}`
    return Promise.resolve({ ...found, headers: { etag: `v${found.body}`, [stampHeader]: stamp } })
  }
  let now = 0
  const board = new VersionBoard(
    (ids) => {
      if (isDown) return Promise.reject(gone)
      const versionsOf = (id: string) => ({ site: String(siteOf(id)), catalog: "0" })
      return Promise.resolve({
        registry: "t.1",
        tenants: Object.fromEntries(ids.map((id) => [id, versionsOf(id)])),
      })
    },
    () => now
  )
  const get = publicCache(call, board)
  return {
    requests,
    board,
    change: (host: Host) => sites.set(hosts[host], siteOf(hosts[host]) + 1),
    stop: () => (isDown = true),
    wait: (ms: number) => (now += ms),
    get: (path: string, host: Host = "neelam.example") => get(host, path, { host }),
  }
}

const text = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) })

it("are served without a request while their stamp is current, and never cross hosts", async () => {
  const { get, requests, wait } = world(() => text(["ruby"]))
  const first = await get("/api/faqs")
  expect(await get("/api/faqs")).toBe(first)
  wait(1_000_000)
  expect(await get("/api/faqs")).toBe(first)
  await get("/api/faqs", "panna.example")
  expect(requests).toEqual(["neelam.example /api/faqs -", "panna.example /api/faqs -"])
})

it("are revalidated by ETag after a change, and come back as the same object when they are unchanged", async () => {
  const { get, requests, change, wait } = world((_path, headers) =>
    headers["if-none-match"] ? { status: 304, body: "" } : text(["ruby"])
  )
  const first = await get("/api/products")
  change("neelam.example")
  wait(51)
  expect(await get("/api/products")).toBe(first)
  expect(await get("/api/products")).toBe(first)
  expect(requests).toEqual(["neelam.example /api/products -", 'neelam.example /api/products v["ruby"]'])
})

it("of one tenant stay valid when another tenant changes", async () => {
  const { get, requests, change, wait } = world(() => text(["ruby"]))
  await get("/api/faqs")
  await get("/api/faqs", "panna.example")
  change("panna.example")
  wait(51)
  await get("/api/faqs")
  await get("/api/faqs", "panna.example")
  expect(requests.filter((it) => it.startsWith("neelam"))).toHaveLength(1)
  expect(requests.filter((it) => it.startsWith("panna"))).toHaveLength(2)
})

it("are read again at once after a change through this storefront", async () => {
  let n = 0
  const { get, change, board } = world(() => text({ n: ++n }))
  await get("/api/branding")
  expect(await get("/api/branding")).toMatchObject({ value: { n: 1 } })
  change("neelam.example")
  expect(await get("/api/branding")).toMatchObject({ value: { n: 1 } })
  board.end("neelam.example")
  expect(await get("/api/branding")).toMatchObject({ value: { n: 2 } })
})

it("without a stamp are requested each time, once for concurrent callers", async () => {
  const requests: string[] = []
  const board = new VersionBoard(() => Promise.reject(gone))
  const get = publicCache((_method, path) => {
    requests.push(path)
    return Promise.resolve({ status: 200, headers: {}, body: "[]" })
  }, board)
  const first = await get("a", "/api/faqs", {})
  expect(await get("a", "/api/faqs", {})).toBe(first)
  expect(requests).toHaveLength(2)
})

it("stay within their memory budget, whatever the size of the responses and paths", async () => {
  const { get, requests } = world(() => text("x".repeat(1_000_000)))
  for (let at = 0; at < 20; at++) await get(`/api/${at}`)
  await get("/api/19")
  expect(requests).toHaveLength(20)
  await get("/api/0")
  expect(requests).toHaveLength(21)
})

describe("while the Medusa server is unreachable", () => {
  function before(...ends: (Omit<Reply, "headers"> | Error)[]) {
    const made = world(() => ends.shift() ?? new Error("requested too often"))
    return {
      get: async (path: string) => {
        made.wait(51)
        if (ends[0] === gone) made.stop()
        return made.get(path)
      },
    }
  }

  it("an error page still shows the tenant's branding", async () => {
    const { get } = before(text({ brandName: "Neelam House" }), gone)
    await get("/api/branding")
    expect(await get("/api/branding")).toMatchObject({ value: { brandName: "Neelam House" } })
  })

  it("a product is never served stale", async () => {
    const { get } = before(text([{ stock: 1 }]), gone)
    await get("/api/products?limit=12")
    await expect(get("/api/products?limit=12")).rejects.toThrow("ECONNREFUSED")
  })

  it("a tenant that was closed meanwhile is closed", async () => {
    const { get } = before(text({ code: "TENANT_INACTIVE" }, 503), gone)
    expect(await get("/api/branding")).toMatchObject({ status: 503 })
    await expect(get("/api/branding")).rejects.toThrow("ECONNREFUSED")
  })
})
