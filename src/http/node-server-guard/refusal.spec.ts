import { refusalOf } from "./refusal"

const hash = "0123456789abcdef0123456789abcdef"

test.each([
  ["GET", "/api/products?search=50%&x=%00"],
  ["OPTIONS", "/admin/orders"],
  ["GET", "/app/orders?order_id=a,b"],
  ["GET", `/static/ten_1/${hash}-320.webp`],
  ["HEAD", `/static/ten_1/${hash}.svg`],
])("%s %s is accepted", (method, url) => {
  expect(refusalOf(method, url)).toBeUndefined()
})

test.each([
  ["GET", "/", 404],
  ["GET", "/health", 404],
  ["POST", "/hooks/payment/razorpay_razorpay", 404],
  ["POST", "/cloud/auth", 404],
  ["GET", "/%68ooks/payment/razorpay", 404],
  ["GET", "/apps", 404],
  ["TRACE", "/", 405],
  ["PROPFIND", "/api/products", 405],
  ["get", "/", 405],
  ["GET", "*", 400],
  ["OPTIONS", "*", 400],
  ["GET", "http://evil.example/api/products", 400],
  ["GET", "//evil.example/", 400],
  ["GET", "", 400],
  ["GET", "/api/%", 400],
  ["GET", "/admin/orders/%00", 404],
  ["GET", "/é", 400],
  ["GET", "/static/private-1-product-exports.csv", 404],
  ["GET", `/static/ten_1/../${hash}.webp`, 400],
  ["GET", "/app/%2e%2e/secrets.json", 400],
  ["GET", `/STATIC/ten_1/x.png`, 404],
  ["GET", `/static/ten_1/${hash}.webp/`, 404],
  ["GET", `/static/${hash}.webp`, 404],
  ["POST", "/admin/orders/export#x", 400],
  ["GET", "/static\\x.csv#y", 400],
])("%s %s is refused with a status below 500", (method, url, status) => {
  expect(refusalOf(method, url)?.status).toBe(status)
})
