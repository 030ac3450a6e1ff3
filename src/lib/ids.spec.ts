import { isId, newId, newUlid } from "./ids"

it("ids in Medusa's form sort by time, and no two are the same", () => {
  const early = newUlid(1_700_000_000_000)
  expect(early).toMatch(/^01HF7YAT00[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(newUlid(1_700_000_000_001) > early).toBe(true)
  expect(new Set(Array.from({ length: 1_000 }, () => newUlid(0))).size).toBe(1_000)
})

it("distinguishes an id from any other text", () => {
  const id = newId("ten")
  expect(isId("ten", id)).toBe(true)
  for (const text of [
    "",
    "../x",
    `../${id}`,
    `${id}/..`,
    `${id}\n`,
    id.toUpperCase(),
    id.slice(0, -1),
    "ten_",
  ]) {
    expect({ text, isId: isId("ten", text) }).toEqual({ text, isId: false })
  }
  expect(isId("acc", id)).toBe(false)
})
