import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newTenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

/** Requests to the Medusa server's own port. */
const straight = () => new Client("default", { medusa: true })

it.each([
  "/api",
  "/api/",
  "/api?x=1",
  "/API/products",
  "/Api/auth/me",
  "/api/Products",
  "/api/prod%75cts",
  "/api//products",
  "/webhooks",
  "/WEBHOOKS/razorpay/default",
])("no spelling reaches an endpoint past the gate: %s is 404", async (path) => {
  const { status, headers, body } = await straight().get(path)
  expect({ status, body }).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  expect(headers["x-request-id"]).toBeDefined()
  expect(headers["content-security-policy"]).toBeDefined()
})

it("requests skip Medusa's layers, which cost more than most requests themselves", async () => {
  const { status, headers } = await straight().get("/api/branding")
  expect(status).toBe(200)
  // Express adds it to every response that passes its layers.
  expect(headers["x-powered-by"]).toBeUndefined()
})

it("HEAD has the status and headers of GET, and no body", async () => {
  const path = "/api/products?limit=2"
  const [get, head] = [await straight().get(path), await straight().send("HEAD", path)]
  expect(head).toMatchObject({ status: 200, body: "" })
  for (const name of ["etag", "x-total-count", "content-type"])
    expect(head.headers[name]).toBe(get.headers[name])
})

it("a query with a repeated name is refused, and one in brackets is not read", async () => {
  expect((await straight().get("/api/products?limit=1&limit=2")).status).toBe(400)
  expect((await straight().get("/api/products?limit[a]=1")).status).toBe(200)
})

it("an incoming webhook is not parsed before its signature is checked", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
  const id = unique("evt")
  const headers = { "x-razorpay-event-id": id, "x-razorpay-signature": "0".repeat(64) }
  for (const body of ["{", "", "[".repeat(50_000)]) {
    const response = await straight().post(`/webhooks/razorpay/${tenant.slug}`, body, { headers })
    expect(response).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } })
  }
  const large = await straight().post(`/webhooks/razorpay/${tenant.slug}`, "x".repeat(1_100_000), { headers })
  expect(large).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } })
  expect(await rows("select 1 from webhook_event where event_id = $1", [id])).toEqual([])
})
