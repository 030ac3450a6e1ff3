import { facets, product, productFilters, productSorts } from "../product"
import { factNames, fieldNames, stoneFields } from "../stone-fields"
import { csvCells, csvColumns, csvHead, neededColumns } from "./csv"
import { stoneFacts, stoneTiles } from "./facts"
import { stoneForm } from "./form"
import { fieldProblem, meantText, typedProblem } from "./typed"
import { typeLabel, weightText } from "./words"

/** Fields of the database row, not of the stone. */
const ofTheRecord = ["id", "createdAt"]

const stone = {
  ...{ name: "Ruby", slug: "ruby", type: "STAR_RUBY", color: "Red", weight: "2.5", origin: "Mogok" },
  ...{ shortInfo: "", description: "", price: "1250.00", currency: "INR" as const, stock: 3 },
  ...{ isFeatured: true, images: ["/static/ten_1/a.webp", "/static/ten_1/b.webp"] },
}

describe("the registry of product fields", () => {
  it("has exactly the fields of the response schema", () => {
    const sent = Object.keys(product.shape).filter((it) => !ofTheRecord.includes(it))
    expect(sent.sort()).toEqual([...fieldNames].sort())
    for (const it of factNames) expect(product.shape[it].safeParse(undefined).success).toBe(true)
  })

  it("defines list filters, facet members and sort orders", () => {
    const filters = fieldNames.flatMap((it) => {
      const { filter } = stoneFields[it]
      return filter === "range" ? [`${it}Min`, `${it}Max`] : filter ? [it] : []
    })
    expect(Object.keys(productFilters.shape).sort()).toEqual(
      ["search", "slugs", "featured", "inStock", ...filters].sort()
    )
    const counted = fieldNames.filter((it) => stoneFields[it].filter)
    expect(Object.keys(facets.shape).sort()).toEqual([...counted, "named"].sort())
    expect(productSorts).toEqual(["newest", "name", "price_asc", "price_desc", "relevance"])
  })

  it("starts CSV files with the specification's columns; the template has only the header", () => {
    const specified =
      "name,type,color,weight,origin,shortInfo,description,price,currency,stock,isFeatured,imageFiles"
    const columns = csvColumns.map((it) => it.column)
    expect(columns.slice(0, 12).join(",")).toBe(specified)
    expect(new Set(columns).size).toBe(columns.length)
    expect(csvHead).toEqual(columns)
    expect(neededColumns).toEqual(["name", "type", "price", "stock"])
  })

  it("has a form input for every typed field, the specification's fields in its order", () => {
    expect(stoneForm.slice(0, 12).map((it) => it.label)).toEqual([
      ...["Name", "Slug", "Type", "Color", "Weight", "Origin", "Price (INR)", "Stock"],
      ...["Short Description", "Full Description", "Featured Product", "Product Images"],
    ])
    const typed = csvColumns.map((it) => it.field).filter((it) => it !== "currency")
    expect(stoneForm.map((it) => it.name).sort()).toEqual(typed.sort())
  })

  it("references existing fields only", () => {
    for (const it of fieldNames) {
      const { facts, readFrom } = stoneFields[it]
      for (const other of [facts?.with, facts?.link, readFrom]) {
        if (other !== undefined) expect(fieldNames).toContain(other)
      }
    }
  })
})

describe("a product's display texts", () => {
  it("have the tiles in the specification's order", () => {
    expect(stoneTiles(stone)).toEqual([
      { label: "Color", value: "Red" },
      { label: "Weight", value: "2.5 ct" },
      { label: "Origin", value: "Mogok" },
      { label: "Type", value: "Star Ruby" },
    ])
  })

  it("include the known facts, a certificate with number and link, and always the treatment", () => {
    const treatment = { label: "Treatment", value: "Not disclosed" }
    expect(stoneFacts(stone)).toEqual([treatment])
    expect(stoneFacts({ ...stone, treatment: "Heated" })).toEqual([{ ...treatment, value: "Heated" }])
    const certificate = { certificateLab: "GIA", certificateNumber: "7", certificateUrl: "https://gia.edu/7" }
    expect(stoneFacts({ ...stone, cut: null, shape: "Oval", ...certificate })).toEqual([
      { label: "Shape", value: "Oval" },
      treatment,
      {
        ...{ label: "Certificate", value: "GIA 7", link: "https://gia.edu/7" },
        check: "https://www.gia.edu/report-check?reportno=7",
      },
    ])
  })

  it("include a diamond's grades, and none of another stone", () => {
    const grades = { colorGrade: "D", clarityGrade: "VVS1", tablePercent: "57.5", fluorescence: "None" }
    const diamond = stoneFacts({ ...stone, ...grades, type: "LAB_GROWN_DIAMOND" })
    expect(diamond.map((it) => `${it.label} ${it.value}`)).toEqual([
      ...[
        "Color grade D",
        "Clarity grade VVS1",
        "Fluorescence None",
        "Table 57.5%",
        "Treatment Not disclosed",
      ],
    ])
    expect(stoneFacts({ ...stone, ...grades }).map((it) => it.label)).toEqual(["Treatment"])
  })

  it("format types and carats", () => {
    expect(typeLabel("DIAMOND")).toBe("Diamond")
    expect(typeLabel("Star ruby")).toBe("Star ruby")
    expect([weightText("2.5"), weightText("2.5 ct"), weightText("")]).toEqual(["2.5 ct", "2.5 ct", ""])
  })
})

it("a diamond's grade typed for another stone is refused, and no grade is required", () => {
  const row = { name: "A", price: "1", stock: "1" }
  expect(typedProblem({ ...row, type: "RUBY", colorGrade: "D", polish: "" }, true)).toEqual([
    { field: "colorGrade", message: "Color grade is only for diamonds" },
  ])
  expect(typedProblem({ ...row, type: "Diamond", colorGrade: "d" }, true)).toEqual([])
  expect(typedProblem({ colorGrade: "D" }, false)).toEqual([])
})

describe("typed field values", () => {
  it.each([
    ["name", " ", "Name is required"],
    ["price", "", "Valid price is required"],
    ["price", "12.345", "Valid price is required"],
    ["price", "0", "Price must be at least ₹1.00"],
    ["price", "0.99", "Price must be at least ₹1.00"],
    ["price", "1", undefined],
    ["stock", "1.5", "Valid stock number is required"],
    ["weight", "x".repeat(61), "Weight is too long: at most 60 characters"],
    ["hsnCode", "71", "HSN code must have 4, 6 or 8 digits"],
    ["hsnCode", "71031", "HSN code must have 4, 6 or 8 digits"],
    ["hsnCode", "7103102", "HSN code must have 4, 6 or 8 digits"],
    ["hsnCode", "710310", undefined],
    ["hsnCode", "71031029", undefined],
    ["hsnCode", "", undefined],
    ["gstRate", "0", undefined],
    ["gstRate", "28", undefined],
    ["gstRate", "0.25", undefined],
    ["gstRate", "", undefined],
    ["gstRate", "28.01", "GST rate must be a number from 0 to 28 with at most two decimals"],
    ["gstRate", "-1", "GST rate must be a number from 0 to 28 with at most two decimals"],
    ["gstRate", "1.255", "GST rate must be a number from 0 to 28 with at most two decimals"],
    ["gstRate", "1e1", "GST rate must be a number from 0 to 28 with at most two decimals"],
    ["slug", "", undefined],
    ["price", "₹ 1,25,000.50", undefined],
    ["price", "1,5", "Valid price is required"],
    ["price", "1,25,000.505", "Valid price is required"],
    ["cutGrade", "Ideal", "Cut grade must be one of Excellent, Very Good, Good, Fair, Poor"],
    ["colorGrade", "z", undefined],
    ["clarityGrade", "vvs1", undefined],
    ["depthPercent", "61.8", undefined],
    ["depthPercent", "101", "Depth must be a number from 0 to 100"],
    ["luster", "waxy ", undefined],
    ["luster", "", undefined],
    [
      "luster",
      "wax",
      "Luster must be one of Adamantine, Vitreous, Resinous, Waxy, Greasy, Silky, Pearly, Dull",
    ],
    ["stock", "1,000", "Valid stock number is required"],
  ] as const)("in %s with %j return %j", (name, text, message) => {
    expect(fieldProblem(name, text)).toBe(message)
  })
})

it.each([
  ["₹ 1,25,000.50", "125000.50"],
  ["125,000", "125000"],
  ["rs. 12,500", "12500"],
  [" 1250.5 ", "1250.5"],
  ["12,50", "12,50"],
  ["1.25.000", "1.25.000"],
])("a price with Indian grouping is parsed: %j is %j", (typed, meant) => {
  expect(meantText("price", typed)).toBe(meant)
})

it("a choice is stored as the registry spells it", () => {
  expect(meantText("luster", " sILKY")).toBe("Silky")
  expect(meantText("luster", "silk")).toBe("silk")
})

it("a cell that a spreadsheet would run as a formula is prefixed with an apostrophe", () => {
  const cells = csvCells({ ...stone, name: "=HYPERLINK(1)", origin: "-1+2", color: "'+x", cut: "a=b" })
  expect([cells[0], cells[2], cells[4]]).toEqual(["'=HYPERLINK(1)", "''+x", "'-1+2"])
  expect(cells).toContain("a=b")
  expect(cells[11]).toBe("a.webp,b.webp")
})
