import { typedValues } from "../edit/typed-values"
import { faultsOf, readRow } from "./read-row"

const good = { name: "Ruby", type: "ruby", color: "red", weight: "2.5 ct", price: "1250.50", stock: "3" }

const messages = (values: Record<string, unknown>, isNew = true): string[] =>
  faultsOf(readRow(4, { ...good, ...values }), isNew).map((it) => it.message)

describe("a row of a catalog file", () => {
  it("accepts the specification's columns and the gem facts", () => {
    const row = {
      ...good,
      isFeatured: "TRUE",
      imageFiles: "a.jpg, b.jpg",
      hsnCode: "7103",
      cut: "Oval",
      unknown: "x",
    }
    const read = readRow(1, row)
    expect(faultsOf(read, true)).toEqual([])
    expect(read).toMatchObject({ slug: null, imageFiles: ["a.jpg", "b.jpg"] })
    expect(typedValues(read.texts)).toEqual({
      ...{ name: "Ruby", type: "RUBY", color: "Red", weight: "2.5 ct", price: "1250.50", stock: 3 },
      ...{ isFeatured: true, hsnCode: "7103", cut: "Oval" },
    })
  })

  it("a missing column leaves its field unchanged, and an empty cell clears it", () => {
    expect(messages({ name: undefined, price: undefined }, false)).toEqual([])
    expect(typedValues(readRow(1, { color: "", cut: " ", isFeatured: "" }).texts)).toEqual({
      ...{ color: "", cut: null, isFeatured: false },
    })
    expect(readRow(1, { imageFiles: "" }).imageFiles).toEqual([])
    expect(readRow(1, {}).imageFiles).toBeUndefined()
    expect(messages({ price: "" }, false)).toEqual(["Row 4: Valid price is required"])
  })

  it("accepts a price in Indian notation", () => {
    const read = readRow(1, { ...good, price: "₹ 1,25,000.50" })
    expect(faultsOf(read, true)).toEqual([])
    expect(typedValues(read.texts)).toMatchObject({ price: "125000.50" })
  })

  it.each([
    [{ name: " " }, "Row 4: Name is required"],
    [{ name: undefined }, "Row 4: Name is required"],
    [{ type: "" }, "Row 4: Type is required"],
    [{ price: "cheap" }, "Row 4: Valid price is required"],
    [{ price: "-1" }, "Row 4: Valid price is required"],
    [{ price: "1.234" }, "Row 4: Valid price is required"],
    [{ price: "1,5" }, "Row 4: Valid price is required"],
    [{ stock: "2.5" }, "Row 4: Valid stock number is required"],
    [{ stock: undefined }, "Row 4: Valid stock number is required"],
    [{ currency: "USD" }, "Row 4: Currency must be INR"],
    [{ isFeatured: "perhaps" }, "Row 4: Featured must be TRUE or FALSE"],
    [
      { certificateUrl: "javascript:alert(1)" },
      "Row 4: Certificate link must begin with http:// or https://",
    ],
  ])("reports the fault of %j", (values, message) => {
    expect(messages(values)).toEqual([message])
  })

  it("reports every fault of a row", () => {
    expect(messages({ name: "", price: "", stock: "x" })).toHaveLength(3)
  })

  it.each(["Ru\0by", "Ruby\ud800", "\udc00Ruby"])("refuses %j, which PostgreSQL can't store", (name) => {
    expect(messages({ name })).toEqual(["Row 4: Name holds a character that can't be stored"])
  })

  it("accepts JSON numbers and booleans, and null as an empty cell", () => {
    const row = { ...good, price: 1250.5, stock: 3, isFeatured: true, color: null, certificateNumber: 71 }
    const read = readRow(4, row)
    expect(faultsOf(read, true)).toEqual([])
    expect(typedValues(read.texts)).toMatchObject({
      ...{ price: "1250.50", stock: 3, isFeatured: true, color: "", certificateNumber: "71" },
    })
  })

  it.each([
    [{ price: -1 }, "Row 4: Valid price is required"],
    [{ price: Number("1e21") }, "Row 4: Valid price is required"],
    [{ price: Infinity }, "Row 4: Valid price is required"],
    [{ price: 0.1 + 0.2 }, "Row 4: Valid price is required"],
    [{ price: true }, "Row 4: Valid price is required"],
    [{ stock: 2.5 }, "Row 4: Valid stock number is required"],
    [{ isFeatured: 1 }, "Row 4: Featured must be TRUE or FALSE"],
    [{ name: ["Ruby"] }, "Row 4: Name must be a text"],
    [{ name: {} }, "Row 4: Name must be a text"],
  ])("reports the fault of the JSON value %j", (values, message) => {
    expect(messages(values)).toContain(message)
  })
})
