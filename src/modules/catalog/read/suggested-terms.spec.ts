import { stoneNames } from "../../../contract/stone-names"
import { suggestedTerms, wordsOf, type Kind } from "./suggested-terms"

const kinds: Kind[] = [
  { type: "SAPPHIRE", color: "Blue", origin: "Kashmir", n: 3 },
  { type: "SAPPHIRE", color: "Yellow", origin: "Sri Lanka", n: 2 },
  { type: "RUBY", color: "Red", origin: "Mogok", n: 4 },
  { type: "OTHER", color: "Blue", origin: "", n: 5 },
]

const labels = (q: string): string[] => suggestedTerms(q, kinds).map((it) => it.label)

describe("what typing may mean in a shop", () => {
  it.each([
    ["sapph", ["Sapphire", "Blue Sapphire", "Yellow Sapphire"]],
    ["blue", ["Blue", "Blue Sapphire"]],
    ["sapphire blue", ["Blue Sapphire"]],
    ["saphire", ["Sapphire", "Blue Sapphire", "Yellow Sapphire"]],
    ["kashmr", ["Kashmir"]],
    ["other", []],
    ["", []],
    ["%_*", []],
  ])("%j is %j", (q, found) => {
    expect(labels(q)).toEqual(found)
  })

  it.each(["neelam", "neelum", "neel", "nelam"])("%s is a blue sapphire", (q) => {
    expect(suggestedTerms(q, kinds)[0]).toEqual({
      ...{ kind: "name", label: "Neelam", means: "Blue Sapphire", count: 3 },
      filter: { type: "SAPPHIRE", color: "Blue" },
    })
  })

  it("a name of the trade that is no type and colour of the shop is a search", () => {
    expect(suggestedTerms("gomed", kinds)[0]).toMatchObject({ filter: { search: "gomed" } })
    expect(suggestedTerms("panna", kinds)[0]).toMatchObject({ filter: { search: "panna" } })
  })
})

describe("the names of the trade", () => {
  const all = stoneNames.flatMap((it) => it.names)

  it("stand in one entry each, else one of its meanings would be lost", () => {
    expect(all).toEqual([...new Set(all)])
  })

  it("are written as searches are read: lower case, no accents, no punctuation", () => {
    for (const it of all) expect(wordsOf(it).join(" ")).toBe(it)
  })
})
