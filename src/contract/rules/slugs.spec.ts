import { Slugs } from "./slugs"

const slugsOf = (names: string[]): string[] => {
  const slugs = new Slugs()
  return names.map((it) => slugs.next(it, null))
}

describe("the slugs of one file", () => {
  it("are the names', numbered for namesakes, and never twice", () => {
    const names = ["Ruby", "Ruby", "Ruby 2", "Ruby", "💎", "Ruby"]
    const slugs = slugsOf(names)
    expect(slugs).toEqual(["ruby", "ruby-2", "ruby-2-2", "ruby-3", "gem", "ruby-4"])
    expect(new Set(slugs).size).toBe(names.length)
  })

  it("are the same each time", () => {
    const names = ["A", "A", "A 2", "B"]
    expect(slugsOf(names)).toEqual(slugsOf(names))
  })

  it("keep to the one that a row names", () => {
    expect(new Slugs().next("Ruby", "the-one")).toBe("the-one")
  })
})
