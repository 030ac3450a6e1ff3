import type { Method } from "../../contract/endpoints/endpoint"
import type { Route } from "./route"
import { RouteTable } from "./route-table"

const handler: Route = Object.assign(() => Promise.resolve(), {
  endpoint: { method: "GET", path: "", access: "anyone", summary: "", responses: {} } as const,
})
const table = new RouteTable(
  (
    [
      ["GET", "/api/products"],
      ["GET", "/api/products/:slug/related"],
      ["GET", "/api/products/slug/:slug"],
      ["PUT", "/api/faqs/:id"],
      ["DELETE", "/api/faqs/:id"],
      ["POST", "/api/faqs/order"],
      ["GET", "/api/openapi.json"],
      ["POST", "/webhooks/:provider/:tenant"],
    ] satisfies [Method, string][]
  ).map(([method, path]) => ({ method, path, route: handler }))
)
const found = (method: string, path: string) => {
  const it = table.find(method, path)
  return it && [it.registered.path, it.params]
}

test.each([
  ["GET", "/api/products", "/api/products", {}],
  ["GET", "/api/products/", "/api/products", {}],
  ["HEAD", "/api/products", "/api/products", {}],
  ["GET", "/api/products/slug/ruby", "/api/products/slug/:slug", { slug: "ruby" }],
  ["GET", "/api/products/ruby/related", "/api/products/:slug/related", { slug: "ruby" }],
  ["GET", "/api/products/slug/related", "/api/products/slug/:slug", { slug: "related" }],
  ["PUT", "/api/faqs/order", "/api/faqs/:id", { id: "order" }],
  ["POST", "/api/faqs/order", "/api/faqs/order", {}],
  ["PUT", "/api/faqs/a%2Fb%20c", "/api/faqs/:id", { id: "a/b c" }],
  [
    "POST",
    "/webhooks/razorpay/gems",
    "/webhooks/:provider/:tenant",
    { provider: "razorpay", tenant: "gems" },
  ],
])("%s %s is a request to %s", (method, path, pattern, params) => {
  expect(found(method, path)).toEqual([pattern, params])
})

test.each([
  ["GET", "/api/Products"],
  ["GET", "/api/prod%75cts"],
  ["GET", "/api/openapi-json"],
  ["GET", "/api//products"],
  ["GET", "/api/products//"],
  ["GET", "/api/products/slug/"],
  ["PUT", "/api/faqs//"],
  ["POST", "/api/products"],
  ["get", "/api/products"],
  ["GET", "/api"],
  ["GET", ""],
])("%s %s is a request to no endpoint", (method, path) => {
  expect(found(method, path)).toBeUndefined()
})

it("names every method that a path supports, for the Allow header", () => {
  expect(table.methodsAt("/api/faqs/1")).toEqual(["PUT", "DELETE"])
  expect(table.methodsAt("/api/faqs/order").sort()).toEqual(["DELETE", "POST", "PUT"])
  expect(table.methodsAt("/api/nothing")).toEqual([])
})
