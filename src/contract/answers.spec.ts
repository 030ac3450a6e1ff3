import { callOf, driftOf } from "./answers"

const cart = { items: [], count: 0, total: "0.00" }

test("an answer that fits its contract passes", () => {
  expect(driftOf("GET /api/cart", cart)).toBeNull()
  expect(driftOf("DELETE /api/addresses/:id", null)).toBeNull()
})

test.each([
  ["a field of another type", { ...cart, total: 0 }, "total"],
  ["a field that is gone", { items: [], total: "0.00" }, "count"],
  ["nothing at all", null, "object"],
])("%s is told by its name", (_what, answer, told) => {
  const drift = driftOf("GET /api/cart", answer)
  expect(drift).toContain("GET /api/cart has drifted")
  expect(drift).toContain(told)
})

test("a body where none is agreed is drift too", () => {
  expect(driftOf("DELETE /api/addresses/:id", {})).not.toBeNull()
})

test.each([
  ["GET", "/api/orders", "GET /api/orders"],
  ["GET", "/api/orders/ORD-1", "GET /api/orders/:orderNumber"],
  ["GET", "/api/orders/ORD-1/invoice", undefined],
  ["GET", "/api/products/featured", "GET /api/products/featured"],
  ["DELETE", "/api/cart/prod_1", "DELETE /api/cart/:productId"],
  ["PATCH", "/api/cart", undefined],
])("%s %s is %s", (method, path, call) => {
  expect(callOf(method, path)).toBe(call)
})
