import { hostOf, isBelow } from "./host"

it.each([
  ["Shop.Example.IN", "shop.example.in"],
  [" shop.example.in. ", "shop.example.in"],
  ["shop.example.in:8443", "shop.example.in"],
  ["रत्न.भारत", "xn--h2biw1j.xn--h2brj9c"],
  ["münchen.example", "xn--mnchen-3ya.example"],
  ["XN--MNCHEN-3YA.example", "xn--mnchen-3ya.example"],
])("%s is normalized to %s, so that equal hosts are detected", (typed, host) => {
  expect(hostOf(typed)).toBe(host)
})

it.each([
  ...["", ".", "-a.example", "a-.example", "a..example", "a b.example", "a_b.example", "*.example"],
  ...["https://gems.example", "gems.example/shop", "me@gems.example", "gems.example?x", "gems.example#x"],
  ...["10.0.0.1", "127.1", "0x7f.1", "2130706433", "[::1]", "::1", "%6cocalhost", "gems.example:port"],
  `${"a".repeat(64)}.example`,
  `${"abcd.".repeat(60)}example`,
])("%s is not a host name", (typed) => {
  expect(hostOf(typed)).toBeNull()
})

it("a name that only shares a domain's suffix isn't below it", () => {
  expect(isBelow("shops.example", "shops.example")).toBe(true)
  expect(isBelow("a.shops.example", "shops.example")).toBe(true)
  expect(isBelow("myshops.example", "shops.example")).toBe(false)
})
