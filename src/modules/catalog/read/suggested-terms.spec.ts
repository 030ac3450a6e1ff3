import { stoneNames } from "../../../contract/stone-names"
import { suggestedTerms, wordsOf, type Kind } from "./suggested-terms"

const kinds: Kind[] = [
  { type: "SAPPHIRE", color: "Blue", origin: "Kashmir", n: 3 },
  { type: "SAPPHIRE", color: "Yellow", origin: "Sri Lanka", n: 2 },
  { type: "RUBY", color: "Red", origin: "Mogok", n: 4 },
  { type: "OTHER", color: "Blue", origin: "", n: 5 },
  { type: "QUARTZ", color: "Clear", origin: "Minas Gerais", n: 6 },
  { type: "DIAMOND", color: "White", origin: "Panna", n: 1 },
  { type: "EMERALD", color: "Green", origin: "Panjshir", n: 1 },
]

const labels = (q: string): string[] => suggestedTerms(q, kinds).terms.map((it) => it.label)

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
    expect(suggestedTerms(q, kinds).terms[0]).toEqual({
      ...{ kind: "name", label: "Neelam", means: "Blue Sapphire", count: 3 },
      filter: { type: "SAPPHIRE", color: "Blue" },
    })
  })

  it.each([
    // Types and colours before trade names, also where a typo is corrected.
    ["sa", ["Sapphire", "Blue Sapphire", "Yellow Sapphire"]],
    ["saph", ["Sapphire", "Blue Sapphire", "Yellow Sapphire", "Sphatik"]],
    ["cle", ["Clear", "Clear Quartz"]],
    // A complete trade name before those that only begin with it.
    ["lal", ["Lal", "Lalri"]],
    ["neela", ["Neela", "Neelam"]],
    ["neel", ["Neelam", "Neeli", "Neela"]],
    // Trade names before origins.
    ["pan", ["Panna", "Panna", "Panjshir"]],
    ["pukhrj", ["Pukhraj", "Safed Pukhraj"]],
    ["man", ["Manik"]],
  ])("%j suggests %j first, in this order", (q, found) => {
    expect(labels(q).slice(0, found.length)).toEqual(found)
  })

  it("tells corrected typos from matches", () => {
    expect(["neel", "nelam", "xyzxyz"].map((q) => suggestedTerms(q, kinds).isCorrected)).toEqual([
      false,
      true,
      false,
    ])
  })

  it("suggests a search for a trade name whose type and colour the tenant doesn't have", () => {
    expect(suggestedTerms("gomed", kinds).terms[0]).toMatchObject({ filter: { search: "gomed" } })
    expect(suggestedTerms("moti", kinds).terms[0]).toMatchObject({ filter: { search: "moti" } })
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
