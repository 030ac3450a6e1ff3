import { typedValues } from "../edit/typed-values"
import { faultsOf, readRow } from "./read-row"

const good = { name: "Ruby", type: "ruby", color: "red", weight: "2.5 ct", price: "1250.50", stock: "3" }

const messages = (values: Record<string, unknown>, isNew = true): string[] =>
  faultsOf(readRow(4, { ...good, ...values }), isNew).map((it) => it.message)

describe("reading a row of a catalogue file", () => {
  it("takes the specification's columns and the gem facts", () => {
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

  it("leaves a field alone whose column the file lacks, and empties it where the cell is empty", () => {
    expect(messages({ name: undefined, price: undefined }, false)).toEqual([])
    expect(typedValues(readRow(1, { color: "", cut: " ", isFeatured: "" }).texts)).toEqual({
      ...{ color: "", cut: null, isFeatured: false },
    })
    expect(readRow(1, { imageFiles: "" }).imageFiles).toEqual([])
    expect(readRow(1, {}).imageFiles).toBeUndefined()
    expect(messages({ price: "" }, false)).toEqual(["Row 4: Valid price is required"])
  })

  it("takes a price as it is written in India", () => {
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
  ])("says what is wrong with %j", (values, message) => {
    expect(messages(values)).toEqual([message])
  })

  it("names every fault of a row", () => {
    expect(messages({ name: "", price: "", stock: "x" })).toHaveLength(3)
  })

  it("leaves out what PostgreSQL can't keep", () => {
    expect(readRow(1, { ...good, name: "Ru\0by\ud800" }).texts.name).toBe("Ruby")
  })
})
