import { hintOf, isKeyText, newKeyText } from "./key-text"

it("knows its own keys, and no two are the same", () => {
  const keys = Array.from({ length: 1000 }, newKeyText)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.filter((it) => !isKeyText(it))).toEqual([])
})

it("sees that one character was mistyped, wherever it stands", () => {
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
])("takes %j for no key", (text) => {
  expect(isKeyText(text)).toBe(false)
})

it("shows four characters of what is secret", () => {
  expect(hintOf(newKeyText())).toMatch(/^ratna_[0-9a-z]{4}$/)
})
