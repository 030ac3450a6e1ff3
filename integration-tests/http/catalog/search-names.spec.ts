import type { Facets, Product } from "../../../src/contract/product"
import { namesIn, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"

jest.setTimeout(90_000)

let visitor: Client

beforeAll(async () => {
  ;({ visitor } = await newCatalog([
    { name: "Royal Oval", type: "SAPPHIRE", color: "Blue", origin: "Sri Lanka", weight: "4.60 ct" },
    { name: "Golden Oval", type: "SAPPHIRE", color: "Yellow", origin: "Madagascar", weight: "5.10 ct" },
    { name: "Sunrise Sapphire", type: "SAPPHIRE", color: "Pink", shortInfo: "Beside a blue sapphire" },
    { name: "Neelum Pendant", type: "OTHER", color: "Green", description: "More fire than a diamond" },
    { name: "Orange Padparadscha", type: "SAPPHIRE", color: "Pink" },
    { name: "Muzo Drop", type: "EMERALD", color: "Green", origin: "Colombia" },
    { name: "Mandalay Cushion", type: "RUBY", origin: "Burma" },
    { name: "Old Mine Brilliant", type: "DIAMOND", color: "Clear", origin: "Golconda" },
    { name: "Italian Red Coral", type: "OTHER", origin: "Italy" },
    { name: "South Sea Pearl", type: "OTHER", color: "White", origin: "Australia" },
    { name: "Hessonite Garnet", type: "OTHER", color: "Orange", origin: "India" },
    { name: "Chrysoberyl Cat's Eye", type: "OTHER", color: "Yellow", origin: "India" },
    { name: "Sleeping Beauty Turquoise", type: "OTHER", color: "Blue", origin: "Arizona" },
  ]))
})

const found = async (search: string, more = ""): Promise<string[]> => {
  const { status, body } = await visitor.get<Product[]>(
    `/api/products?sort=name&search=${encodeURIComponent(search)}${more}`
  )
  expect(status).toBe(200)
  return namesIn(body)
}

const blue = ["Neelum Pendant", "Royal Oval"]

describe("a search by a trade name", () => {
  it.each([
    ["neelam", blue],
    ["Neelum", blue],
    ["NILAM", blue],
    ["nelam", blue],
    ["neelaam", blue],
    ["blue sapphire blue sapphire", ["Royal Oval", "Sunrise Sapphire"]],
    ["blue sapphire", ["Royal Oval", "Sunrise Sapphire"]],
    ["pukhraj", ["Golden Oval"]],
    ["pokhraj", ["Golden Oval"]],
    ["pukhrj", ["Golden Oval"]],
    ["safed pukhraj", []],
    ["panna", ["Muzo Drop"]],
    ["manik", ["Mandalay Cushion"]],
    ["manikya", ["Mandalay Cushion"]],
    ["burmese manik", ["Mandalay Cushion"]],
    ["myanmar", ["Mandalay Cushion", "Neelum Pendant", "Orange Padparadscha", "Sunrise Sapphire"]],
    ["moonga", ["Italian Red Coral"]],
    ["lal moonga", ["Italian Red Coral"]],
    ["moti", ["South Sea Pearl"]],
    ["heera", ["Old Mine Brilliant"]],
    ["gomed", ["Hessonite Garnet"]],
    ["gomedh", ["Hessonite Garnet"]],
    ["lehsunia", ["Chrysoberyl Cat's Eye"]],
    ["lahsuniya", ["Chrysoberyl Cat's Eye"]],
    ["cats eye", ["Chrysoberyl Cat's Eye"]],
    ["padparadscha", ["Orange Padparadscha"]],
    ["padparadsha", ["Orange Padparadscha"]],
    ["firoza", ["Sleeping Beauty Turquoise"]],
    ["ceylon neelam", ["Royal Oval"]],
    ["neelam ceylon", ["Royal Oval"]],
    ["neelam oval", ["Royal Oval"]],
    ["neelam brilliant", []],
    ["neelam panna", []],
  ])("%s finds %j", async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  it("combines with the other filters, and its facets respect it", async () => {
    expect(await found("neelam", "&type=SAPPHIRE")).toEqual(["Royal Oval"])
    const { body } = await visitor.get<Facets>("/api/products/facets?search=neelam")
    expect(body.type.map((it) => [it.value, it.count])).toEqual([
      ["SAPPHIRE", 1],
      ["OTHER", 1],
    ])
  })

  it("ranks products with the name in their title before those that match its meaning", async () => {
    const { body } = await visitor.get<Product[]>("/api/products?search=neelam&sort=relevance")
    expect(namesIn(body)).toEqual(["Neelum Pendant", "Royal Oval"])
  })
})

describe("a search by a type or colour", () => {
  it.each([
    ["sapphire", ["Golden Oval", "Orange Padparadscha", "Royal Oval", "Sunrise Sapphire"]],
    ["sapphires", ["Golden Oval", "Orange Padparadscha", "Royal Oval", "Sunrise Sapphire"]],
    ["yellow sapphire", ["Golden Oval"]],
    ["ruby", ["Mandalay Cushion"]],
    ["emerald drop", ["Muzo Drop"]],
    ["blue", ["Royal Oval", "Sleeping Beauty Turquoise", "Sunrise Sapphire"]],
    ["ruby emerald", []],
  ])("%s finds every such stone, whatever its name: %j", async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  it("ranks stones of the type before those that only mention it", async () => {
    const { body } = await visitor.get<Product[]>("/api/products?search=diamond&sort=relevance")
    expect(namesIn(body)).toEqual(["Old Mine Brilliant", "Neelum Pendant"])
  })

  it.each(["sapphire", "sapp", "saph", "saphire"])(
    "%s finds a tenant's only sapphire, although no text of the tenant names the type",
    async (typed) => {
      const only = await newCatalog([{ name: "Royal Oval", type: "SAPPHIRE" }, { name: "Mandalay Cushion" }])
      const { body } = await only.visitor.get<Product[]>(`/api/products?search=${typed}`)
      expect(namesIn(body)).toEqual(["Royal Oval"])
    }
  )
})

it.each(["sap", "saph", "sapph", "saphi", "saphire", "sappire"])(
  "%s, unfinished or with a typo, finds what sapphire finds",
  async (typed) => {
    const meant = await found("sapphire")
    expect(meant).toContain("Sunrise Sapphire")
    expect(await found(typed)).toEqual(meant)
  }
)

describe("a weight in ratti", () => {
  it.each([
    ["5 ratti neelam", ["Royal Oval"]],
    ["neelam 5.25 ratti", ["Royal Oval"]],
    ["5.5 ratti pukhraj", ["Golden Oval"]],
    ["9 ratti pukhraj", []],
    ["ratti pukhraj", ["Golden Oval"]],
  ])("%s finds %j", async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  it("is a range of carats for the facets too, unless carats are filtered separately", async () => {
    expect((await visitor.get<Facets>("/api/products/facets?search=5%20ratti")).body.type).toEqual([
      { value: "SAPPHIRE", label: "Sapphire", count: 1 },
    ])
    expect(await found("5 ratti pukhraj", "&caratMax=6")).toEqual(["Golden Oval"])
  })

  it("is an ordinary word if the tenant's texts contain ratti", async () => {
    const { visitor: it } = await newCatalog([{ name: "Pukhraj 5 Ratti", weight: "" }, { name: "Pukhraj" }])
    const { body } = await it.get<Product[]>("/api/products?search=5%20ratti%20pukhraj")
    expect(namesIn(body)).toEqual(["Pukhraj 5 Ratti"])
  })
})

it.each([
  "neelam'); drop table product; --",
  "~blue",
  "~sapphir & ~blue",
  "neelam | panna:*",
  "ratti ratti ratti",
  "999.99 ratti",
  "blue sapphire ".repeat(14),
  "\u202eneelam \ufffd",
])("%j is searched as words, and never an error", async (search) => {
  await found(search)
})
