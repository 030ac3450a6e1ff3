import { newId } from "../lib/ids"
import { newOrderNumber } from "./order-number"
import { crockford } from "../lib/random-text"
import { hashToken, newToken, sameSecret } from "../lib/tokens"

const many = <T>(make: () => T): T[] => Array.from({ length: 2000 }, make)

describe("order numbers", () => {
  it("are readable, at most sixteen characters, and don't repeat or count up", () => {
    const numbers = many(newOrderNumber)
    for (const number of numbers) expect(number).toMatch(/^RT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(numbers).size).toBe(2000)
    expect([...numbers].sort()).not.toEqual(numbers)
  })

  it("use every letter of the alphabet about as often as any other", () => {
    const letters = many(newOrderNumber).flatMap((number) => Array.from(number.slice(3).replace("-", "")))
    for (const letter of crockford) {
      const share = letters.filter((it) => it === letter).length / letters.length
      expect(Math.abs(share - 1 / 32)).toBeLessThan(0.01)
    }
  })
})

describe("ids", () => {
  it("have their kind as prefix and at least 128 random bits", () => {
    const ids = many(() => newId("faq"))
    for (const id of ids) expect(id).toMatch(/^faq_[0-9a-hjkmnp-tv-z]{26}$/)
    expect(new Set(ids).size).toBe(2000)
  })
})

describe("tokens", () => {
  it("are 256 bits for a URL and never repeat", () => {
    const tokens = many(newToken)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    expect(new Set(tokens).size).toBe(2000)
  })

  it("are hashed by SHA-256", () => {
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  })

  it("compare equal only to themselves, whatever the lengths", () => {
    expect(sameSecret("abc", "abc")).toBe(true)
    expect(sameSecret("abc", "abd")).toBe(false)
    expect(sameSecret("abc", "abcd")).toBe(false)
    expect(sameSecret("", "a")).toBe(false)
  })
})
