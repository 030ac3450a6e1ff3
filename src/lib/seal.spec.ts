import { randomBytes } from "node:crypto"
import { seal, unseal } from "./seal"

const key = randomBytes(32)

test("unsealing returns the sealed text", () => {
  expect(unseal(key, "ten_1", seal(key, "ten_1", "₹ secret"))).toBe("₹ secret")
})

test("sealing the same text twice gives different results", () => {
  expect(seal(key, "ten_1", "secret")).not.toBe(seal(key, "ten_1", "secret"))
})

test("doesn't open for another owner or key", () => {
  const sealed = seal(key, "ten_1", "secret")
  expect(() => unseal(key, "ten_2", sealed)).toThrow()
  expect(() => unseal(randomBytes(32), "ten_1", sealed)).toThrow()
})

test("doesn't open after a bit was changed", () => {
  const bytes = Buffer.from(seal(key, "ten_1", "secret"), "base64")
  const last = bytes.length - 1
  bytes[last] = (bytes[last] ?? 0) ^ 1
  expect(() => unseal(key, "ten_1", bytes.toString("base64"))).toThrow()
})
