import { respondToCalls } from "../../test/tenant-page"
import { browserApi } from "./browser-api"
import { request, requestPage } from "./request"

const cart = { items: [], count: 0, total: "0.00" }

it("requests an endpoint by its key, with parameters and query filled in", async () => {
  const requests = respondToCalls({
    "PUT /api/cart/prod%2F1": { body: cart },
    "GET /api/products?limit=2": { body: [] },
    "GET /api/cart": { body: cart },
  })
  await request(browserApi, "PUT /api/cart/:productId", {
    params: { productId: "prod/1" },
    body: { quantity: 2 },
  })
  await requestPage(browserApi, "GET /api/products", new URLSearchParams({ limit: "2" }))
  expect(await request(browserApi, "GET /api/cart")).toEqual(cart)
  expect(requests.map((it) => it.path)).toEqual([
    "PUT /api/cart/prod%2F1",
    "GET /api/products?limit=2",
    "GET /api/cart",
  ])
})

describe("a response that doesn't match its contract", () => {
  const logged: unknown[] = []
  beforeEach(() => {
    logged.length = 0
    // The strict console would fail this test.
    jest.spyOn(console, "error").mockImplementation((words) => void logged.push(words))
  })

  it("is rejected and logged to the console", async () => {
    respondToCalls({ "GET /api/cart": { body: { ...cart, total: 0 } } })
    await expect(request(browserApi, "GET /api/cart")).rejects.toThrow("GET /api/cart has drifted")
    expect(logged).toEqual([expect.stringContaining("total")])
  })

  it("is rejected in a list too", async () => {
    respondToCalls({ "GET /api/products": { body: [{ id: "prod_1" }] } })
    await expect(requestPage(browserApi, "GET /api/products", new URLSearchParams())).rejects.toThrow("slug")
  })
})
