import { stoneNames } from "../../../contract/stone-names"
import { suggestedTerms, wordsOf, type Kind } from "./suggested-terms"

const kinds: Kind[] = [
  { type: "SAPPHIRE", color: "Blue", origin: "Kashmir", n: 3 },
  { type: "SAPPHIRE", color: "Yellow", origin: "Sri Lanka", n: 2 },
  { type: "RUBY", color: "Red", origin: "Mogok", n: 4 },
  { type: "OTHER", color: "Blue", origin: "", n: 5 },
]

const labels = (q: string): string[] => suggestedTerms(q, kinds).map((it) => it.label)

describe("suggestedTerms", () => {
  it.each([
    ["sapph", ["Sapphire", "Blue Sapphire", "Yellow Sapphire"]],
    ["blue", ["Blue", "Blue Sapphire"]],
    ["sapphire blue", ["Blue Sapphire"]],
    ["saphire", ["Sapphire", "Blue Sapphire", "Yellow Sapphire"]],
    ["kashmr", ["Kashmir"]],
    ["other", []],
    ["", []],
    ["%_*", []],
  ])("%j suggests %j", (q, found) => {
    expect(labels(q)).toEqual(found)
  })

  it.each(["neelam", "neelum", "neel", "nelam"])("%s suggests the filter for blue sapphires", (q) => {
    expect(suggestedTerms(q, kinds)[0]).toEqual({
      ...{ kind: "name", label: "Neelam", means: "Blue Sapphire", count: 3 },
      filter: { type: "SAPPHIRE", color: "Blue" },
    })
  })

  it("suggests a search for a trade name whose type and colour the tenant doesn't have", () => {
    expect(suggestedTerms("gomed", kinds)[0]).toMatchObject({ filter: { search: "gomed" } })
    expect(suggestedTerms("panna", kinds)[0]).toMatchObject({ filter: { search: "panna" } })
  })
})

describe("the trade names", () => {
  const all = stoneNames.flatMap((it) => it.names)

  it("each belong to one entry only, since another meaning would be lost", () => {
    expect(all).toEqual([...new Set(all)])
  })

  it("are normalized like searches: lower case, no accents, no punctuation", () => {
    for (const it of all) expect(wordsOf(it).join(" ")).toBe(it)
  })
})
