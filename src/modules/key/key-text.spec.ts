import { hintOf, isKeyText, newKeyText } from "./key-text"

it("generates unique keys that it recognizes", () => {
  const keys = Array.from({ length: 1000 }, newKeyText)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.filter((it) => !isKeyText(it))).toEqual([])
})

it("rejects a key with one mistyped character at any position", () => {
  const key = newKeyText()
  for (let at = 6; at < key.length; at++) {
    const other = key.charAt(at) === "x" ? "y" : "x"
    expect(isKeyText(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
  }
})

it.each([
  "",
  "ratna_",
  "sk_live_0123456789",
  "ratna_".padEnd(45, "0"),
  `${newKeyText()} `,
  newKeyText().slice(1),
])("rejects %j", (text) => {
  expect(isKeyText(text)).toBe(false)
})

it("the hint shows four characters of the secret part", () => {
  expect(hintOf(newKeyText())).toMatch(/^ratna_[0-9a-z]{4}$/)
})
