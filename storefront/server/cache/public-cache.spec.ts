import type { Answer } from "../medusa-client"
import { publicCache } from "./public-cache"

const answer = (status: number, body: unknown): Answer => ({
  status,
  headers: {},
  body: JSON.stringify(body),
})

/** A cache whose server answers successive requests with the values of `ends`. */
function before(...ends: (Answer | Error)[]) {
  const { get } = publicCache(() => {
    const end = ends.shift() ?? new Error("asked too often")
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end)
  })
  return (path: string) => get("neelam.example", path, {}, 0)
}

const gone = new Error("ECONNREFUSED")

it("while the Medusa server is unreachable, an error page still shows the tenant's branding", async () => {
  const get = before(answer(200, { brandName: "Neelam House" }), gone)
  await get("/api/branding")
  expect(await get("/api/branding")).toMatchObject({ value: { brandName: "Neelam House" } })
})

it("a product is never served stale", async () => {
  const get = before(answer(200, [{ stock: 1 }]), gone)
  await get("/api/products?limit=12")
  await expect(get("/api/products?limit=12")).rejects.toThrow("ECONNREFUSED")
})

it("a tenant that was closed meanwhile is closed", async () => {
  const get = before(
    answer(200, { brandName: "Neelam House" }),
    answer(503, { code: "TENANT_INACTIVE" }),
    gone
  )
  await get("/api/branding")
  expect(await get("/api/branding")).toMatchObject({ status: 503 })
  await expect(get("/api/branding")).rejects.toThrow("ECONNREFUSED")
})

it("an admin's change is revalidated at once, even within the cache lifetime", async () => {
  const ends = ["Neelam House", "Neelam & Sons"].map((brandName) => answer(200, { brandName }))
  const { get, doubt } = publicCache(() => Promise.resolve(ends.shift() ?? answer(500, {})))
  const branding = () => get("neelam.example", "/api/branding", {}, 60_000)
  await branding()
  expect(await branding()).toMatchObject({ value: { brandName: "Neelam House" } })
  doubt()
  expect(await branding()).toMatchObject({ value: { brandName: "Neelam & Sons" } })
})

it("an admin's change invalidates no other tenant's responses", async () => {
  let calls = 0
  const { get, doubt } = publicCache(() => Promise.resolve(answer(200, { n: ++calls })))
  const branding = (hostname: string) => get(hostname, "/api/branding", {}, 60_000)
  await branding("neelam.example")
  await branding("panna.example")
  doubt("neelam.example")
  expect(await branding("panna.example")).toMatchObject({ value: { n: 2 } })
  expect(await branding("neelam.example")).toMatchObject({ value: { n: 3 } })
})
