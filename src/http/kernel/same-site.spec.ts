import { refuseForeignOrigin } from "./same-site"

const call = (origin: string | undefined, own: string, method = "POST") => {
  const headers = origin === undefined ? {} : { origin }
  return () => refuseForeignOrigin({ method, headers }, own)
}

test.each([
  ["https://shop.example", "https://shop.example"],
  ["https://shop.example", "https://shop.example:443"],
  ["http://shop.localhost:8000", "http://shop.localhost:8000"],
  [undefined, "https://shop.example"],
])("a tenant's own page may write: origin %p at %p", (origin, own) => {
  expect(call(origin, own)).not.toThrow()
})

test.each([
  ["http://shop.example", "https://shop.example"],
  ["https://shop.example", "http://shop.example"],
  ["https://shop.example:8443", "https://shop.example"],
  ["https://shop.example.evil.example", "https://shop.example"],
  ["null", "https://shop.example"],
  ["null", "https://no host"],
])("a page forged on an open network can't write for a shopper: origin %p at %p", (origin, own) => {
  expect(call(origin, own)).toThrow("The request came from another site.")
  expect(call(origin, own, "GET")).not.toThrow()
})
