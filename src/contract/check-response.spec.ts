import { driftOf, endpointOf } from "./check-response"

const cart = { items: [], count: 0, total: "0.00" }

test("a response that matches its contract passes", () => {
  expect(driftOf("GET /api/cart", cart)).toBeNull()
  expect(driftOf("DELETE /api/addresses/:id", null)).toBeNull()
})

test.each([
  ["a field of another type", { ...cart, total: 0 }, "total"],
  ["a missing field", { items: [], total: "0.00" }, "count"],
  ["no body", null, "object"],
])("%s is reported with its name", (_what, body, reported) => {
  const drift = driftOf("GET /api/cart", body)
  expect(drift).toContain("GET /api/cart has drifted")
  expect(drift).toContain(reported)
})

test("a body where none is declared is reported", () => {
  expect(driftOf("DELETE /api/addresses/:id", {})).not.toBeNull()
})

test("an undeclared endpoint is reported", () => {
  expect(driftOf("GET /api/nowhere", {})).toContain("not declared")
})

test.each([
  ["GET", "/api/orders", "/api/orders"],
  ["GET", "/api/orders/ORD-1", "/api/orders/:orderNumber"],
  ["GET", "/api/orders/ORD-1/invoice", "/api/orders/:orderNumber/invoice"],
  ["GET", "/api/orders/ORD-1/nothing", undefined],
  ["GET", "/api/products/featured", "/api/products/featured"],
  ["DELETE", "/api/cart/prod_1", "/api/cart/:productId"],
  ["PATCH", "/api/cart", undefined],
])("%s %s matches the endpoint %s", (method, path, expected) => {
  expect(endpointOf(method, path)?.path).toBe(expected)
})
