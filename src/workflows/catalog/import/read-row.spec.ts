import { readRow } from "./read-row"

const good = { name: "Ruby", type: "ruby", color: "red", weight: "2.5 ct", price: "1250.50", stock: "3" }

const messages = (values: Record<string, unknown>): string[] => {
  const read = readRow(4, { ...good, ...values })
  return "faults" in read ? read.faults.map((it) => it.message) : []
}

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
    expect(readRow(1, row)).toEqual({
      product: expect.objectContaining({
        ...{ name: "Ruby", slug: null, type: "RUBY", color: "Red", pricePaise: 125050, stock: 3 },
        ...{ isFeatured: true, imageFiles: ["a.jpg", "b.jpg"], origin: "", description: "" },
        facts: expect.objectContaining({ hsnCode: "7103", cut: "Oval", shape: null }) as unknown,
      }) as unknown,
    })
  })

  it.each([
    [{ name: " " }, "Row 4: Name is required"],
    [{ name: undefined }, "Row 4: Name is required"],
    [{ type: "" }, "Row 4: Type is required"],
    [{ price: "cheap" }, "Row 4: Valid price is required"],
    [{ price: "-1" }, "Row 4: Valid price is required"],
    [{ price: "1.234" }, "Row 4: Valid price is required"],
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
    const read = readRow(1, { ...good, name: "Ru\0by\ud800" })
    expect("product" in read && read.product.name).toBe("Ruby")
  })
})
