import { trustedProxiesOf } from "./trusted-proxies"

it.each([
  ["10.0.0.1, 10.0.0.2", "10.0.0.2", true],
  ["10.0.0.1", "10.0.0.11", false],
  ["10.1.0.0/16", "10.1.255.9", true],
  ["10.1.0.0/16", "10.2.0.1", false],
  ["10.1.2.0/24, 192.168.0.0/30", "192.168.0.3", true],
  ["10.1.2.0/24, 192.168.0.0/30", "192.168.0.4", false],
  ["0.0.0.0/0", "203.0.113.9", true],
  ["10.1.2.3/32", "10.1.2.3", true],
  ["10.1.2.3/32", "10.1.2.2", false],
  ["fd00::1, ::1", "::1", true],
  ["fd00::1", "fd00::2", false],
  ["10.0.0.0/8", "10.0.0.1.evil", false],
  ["10.0.0.0/8", "10.0.0.999", false],
  ["", "127.0.0.1", false],
  ["10.0.0.0/8", "forged", false],
  ["10.0.0.0/8", "", false],
])("with TRUSTED_PROXIES=%s, %s is trusted: %s", (text, address, isTrusted) => {
  expect(trustedProxiesOf(text).has(address)).toBe(isTrusted)
})

it.each([
  "proxy.example.in",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0.0/x",
  "10.0.0/8",
  "10.0.0.256/8",
  "fd00::/8",
  "/8",
  "https://10.0.0.1",
])("%s is refused", (text) => {
  expect(() => trustedProxiesOf(`10.0.0.1, ${text}`)).toThrow(`contains "${text}"`)
})
