import { recognize } from "./columns"
import { readTable, textOf } from "./read-file"
import { batchesOf, rowsOf } from "./rows"
import { emptyImportResult, withBatch } from "./import-result"

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, "utf8"))
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"))

const table = { columns: ["name", "price"], rows: [["Rubin, groß", "1000"]] }

it.each([
  ["commas", utf8('name,price\n"Rubin, groß",1000\n')],
  ["semicolons and CRLF", utf8("name;price\r\nRubin, groß;1000\r\n")],
  ["tabs", utf8("name\tprice\nRubin, groß\t1000")],
  ["a byte order mark", utf8('\uFEFFname,price\n"Rubin, groß",1000')],
  ["UTF-16", utf16('name,price\r\n"Rubin, groß",1000\r\n')],
  ["Windows letters", new Uint8Array(Buffer.from("name;price\nRubin, groß;1000", "latin1"))],
  ["blank lines", utf8('\n\nname,price\n,\n"Rubin, groß",1000\n\n')],
])("a file with %s is read", async (_what, bytes) => {
  expect(await readTable(bytes)).toMatchObject(table)
})

it("quoted cells may contain quotes and line breaks", async () => {
  const { rows } = await readTable(utf8('name,description\nRuby,"a ""fine"" one\r\nof two"\n'))
  expect(rows).toEqual([["Ruby", 'a "fine" one\r\nof two']])
})

it("an unclosed quote is reported instead of swallowing the file", async () => {
  await expect(readTable(utf8('name,price\n"Ruby,1\nOpal,2\n'))).rejects.toThrow(/^CSV parsing errors: /)
  await expect(readTable(utf8("name,price\n"))).rejects.toThrow("CSV parsing errors: the file has no rows")
})

it("UTF-16 is read in either byte order", () => {
  expect(textOf(new Uint8Array([0xfe, 0xff, 0, 0x41]))).toBe("A")
  expect(textOf(new Uint8Array([0x41, 0, 0x42, 0]))).toBe("AB")
})

it("columns are recognized by other programs' names, each catalog column once", () => {
  expect(recognize(["Title", "Category", "Price (INR)", "Qty", "Colour", "Notes", "name", "Title"])).toEqual([
    ...[null, "type", "price", "stock", "color", null, "name", null],
  ])
  expect(recognize(["handle", "Title", "Carat Weight", "Images"])).toEqual([
    ...["slug", "name", "weight", "imageFiles"],
  ])
})

it("slugs are assigned over the whole file, so that batches refer to the same products", () => {
  const names = ["Ruby", "Ruby", "Opal", ""]
  const rows = rowsOf({ columns: ["name", "slug"], rows: [...names.map((it) => [it, ""]), ["X", "ruby"]] }, [
    "name",
    "slug",
  ])
  expect(rows.map((it) => it["slug"])).toEqual(["ruby-2", "ruby-3", "opal", "", "ruby"])
  const many = Array.from({ length: 2_001 }, () => ({ name: "x" }))
  expect(batchesOf(many).map((it) => [it.from, it.rows.length])).toEqual([
    [0, 1000],
    [1000, 1000],
    [2000, 1],
  ])
})

it("rows with many columns go in smaller batches, so that no request has more values than it may", () => {
  const wide = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`c${n}`, "x"]))
  const rows = Array.from({ length: 1_500 }, () => wide)
  expect(batchesOf(rows).map((it) => [it.from, it.rows.length])).toEqual([
    [0, 625],
    [625, 625],
    [1250, 250],
  ])
})

it("row numbers of a batch are converted to row numbers of the file", () => {
  const errors = [{ row: 2, field: "price", message: "Row 2: Valid price is required" }]
  const rows = [{ row: 2, result: "failed" as const }]
  const { faults, rows: results } = withBatch(emptyImportResult, [1001, 1002], {
    success: 0,
    failed: 1,
    warnings: [],
    errors,
    rows,
  })
  expect(faults[0]).toEqual({ row: 1002, field: "price", message: "Row 1002: Valid price is required" })
  expect(results).toEqual([{ row: 1002, result: "failed" }])
})

it("a blank row in the file leaves the numbers of the rows below it as they are in the file", async () => {
  const { rows, numbers } = await readTable(utf8("name,price\nRuby,1\n,\n\nOpal,2\n"))
  expect(rows.map(([name]) => name)).toEqual(["Ruby", "Opal"])
  expect(numbers).toEqual([1, 4])
})
