import { Slugs } from "./slugs"

const slugsOf = (names: string[]): string[] => {
  const slugs = new Slugs()
  return names.map((it) => slugs.next(it, null))
}

describe("slugs of one file", () => {
  it("are made from the names, numbered for duplicates, and unique", () => {
    const names = ["Ruby", "Ruby", "Ruby 2", "Ruby", "💎", "Ruby"]
    const slugs = slugsOf(names)
    expect(slugs).toEqual(["ruby", "ruby-2", "ruby-2-2", "ruby-3", "gem", "ruby-4"])
    expect(new Set(slugs).size).toBe(names.length)
  })

  it("are deterministic", () => {
    const names = ["A", "A", "A 2", "B"]
    expect(slugsOf(names)).toEqual(slugsOf(names))
  })

  it("use the slug that a row specifies", () => {
    expect(new Slugs().next("Ruby", "the-one")).toBe("the-one")
  })
})
