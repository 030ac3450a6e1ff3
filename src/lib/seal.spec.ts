import { createCipheriv, randomBytes } from "node:crypto"
import { reseal, seal, unseal } from "./seal"

const key = randomBytes(32)
const next = randomBytes(32)

/** As texts were sealed before they had a key's id. */
function sealedWithoutId(by: Buffer, bound: string, text: string): string {
  const iv = randomBytes(12)
  const box = createCipheriv("aes-256-gcm", by, iv).setAAD(Buffer.from(bound))
  const data = Buffer.concat([box.update(text, "utf8"), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), data]).toString("base64")
}

test("unsealing returns the sealed text", () => {
  expect(unseal([key], "ten_1", seal([key], "ten_1", "₹ secret"))).toBe("₹ secret")
})

test("sealing the same text twice gives different results", () => {
  expect(seal([key], "ten_1", "secret")).not.toBe(seal([key], "ten_1", "secret"))
})

test("doesn't open for another owner or key", () => {
  const sealed = seal([key], "ten_1", "secret")
  expect(() => unseal([key], "ten_2", sealed)).toThrow()
  expect(() => unseal([next], "ten_1", sealed)).toThrow(/a key that isn't accepted/)
})

test("doesn't open after a bit was changed", () => {
  const [id = "", text = ""] = seal([key], "ten_1", "secret").split(".")
  const bytes = Buffer.from(text, "base64")
  const last = bytes.length - 1
  bytes[last] = (bytes[last] ?? 0) ^ 1
  expect(() => unseal([key], "ten_1", `${id}.${bytes.toString("base64")}`)).toThrow()
})

test("during a rotation both keys open, and the first one seals", () => {
  const before = seal([key], "ten_1", "secret")
  const after = seal([next, key], "ten_1", "secret")
  for (const keys of [
    [key, next],
    [next, key],
  ] as const) {
    expect(unseal(keys, "ten_1", before)).toBe("secret")
    expect(unseal(keys, "ten_1", after)).toBe("secret")
  }
  expect(reseal([next, key], "ten_1", after)).toBeUndefined()
  expect(unseal([next], "ten_1", reseal([next, key], "ten_1", before) ?? "")).toBe("secret")
  expect(() => unseal([next], "ten_1", before)).toThrow(/a key that isn't accepted/)
})

test("a text that was sealed before key ids existed opens with either key, and with no other", () => {
  const sealed = sealedWithoutId(key, "ten_1", "secret")
  expect(unseal([next, key], "ten_1", sealed)).toBe("secret")
  expect(reseal([key], "ten_1", sealed)).toMatch(/^[\w-]{8}\./)
  expect(() => unseal([next, randomBytes(32)], "ten_1", sealed)).toThrow()
})
