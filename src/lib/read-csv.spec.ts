import { Readable } from "node:stream"
import { type CsvRecord, readCsv } from "./read-csv"

async function recordsOf(
  input: Readable,
  checkHeader: (columns: readonly string[]) => void = () => undefined
) {
  const records: CsvRecord[] = []
  for await (const it of readCsv(input, checkHeader)) records.push(it)
  return records
}

const read = (text: string): Promise<CsvRecord[]> => recordsOf(Readable.from([Buffer.from(text)]))

const many = (count: number): string =>
  Array.from({ length: count }, (_, n) => `Ruby ${n},"Vivid, ""pigeon"" é red\r\nsecond line"\r\n`).join("")

describe("reading CSV", () => {
  it.each([
    ["a byte order mark", '\uFEFF"name","price"\n"Ruby","1"\n'],
    ["semicolons", "name;price\nRuby;1\n"],
    ["tabs", "name\tprice\nRuby\t1\n"],
    ["Windows line endings", "name,price\r\nRuby,1\r\n"],
    ["old Macintosh line endings", "name,price\rRuby,1\r"],
    ["no line ending at its end", "name,price\nRuby,1"],
    ["empty lines", "\n\nname,price\n\nRuby,1\n\n\n"],
  ])("accepts a file with %s", async (_what, text) => {
    expect(await read(text)).toEqual([{ name: "Ruby", price: "1" }])
  })

  it("detects semicolons in a file whose texts contain many commas", async () => {
    expect(await read("name;price\nRed, vivid, fine;1\nBlue;2\n")).toEqual([
      { name: "Red, vivid, fine", price: "1" },
      { name: "Blue", price: "2" },
    ])
  })

  it("keeps quotes, delimiters and line breaks inside quoted fields", async () => {
    expect(await read('name,text\r\n"A ""B"", C","one\r\ntwo"\r\n')).toEqual([
      { name: 'A "B", C', text: "one\r\ntwo" },
    ])
  })

  it("omits missing fields of a row, and drops fields without a column", async () => {
    expect(await read("name,price\nRuby\nOpal,2,3\n")).toEqual([
      { name: "Ruby" },
      { name: "Opal", price: "2" },
    ])
  })

  it.each([1, 7, 16_384, 20_011])("gives the same records for chunks of %i bytes", async (size) => {
    const bytes = Buffer.from(`\uFEFFname,text\r\n${many(700)}`)
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size)
    )
    const records = await recordsOf(Readable.from(pieces))
    expect(records).toHaveLength(700)
    expect(records.at(-1)).toEqual({ name: "Ruby 699", text: 'Vivid, "pigeon" é red\r\nsecond line' })
  })

  it.each([
    ['name,text\nRuby,"open\nOpal,b\n', "Row 1: Quoted field unterminated"],
    ['name,text\nRuby,a\n\nOpal,"b"c\nJade,d\n', "Row 2: Trailing quote on quoted field is malformed"],
    [
      `name,text\n${many(2000)}Opal,"b"c\n`.replaceAll("\r", ""),
      "Row 2001: Trailing quote on quoted field is malformed",
    ],
    ['"name,text\nRuby,a\n', "Header: Quoted field unterminated"],
  ])("names the row whose quotes are malformed", async (text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  it("yields the rows before a malformed one", async () => {
    const seen: CsvRecord[] = []
    const reading = async () => {
      for await (const it of readCsv(Readable.from(['name,text\nRuby,a\nOpal,"b"c\n']), () => undefined))
        seen.push(it)
    }
    await expect(reading()).rejects.toThrow("Row 2")
    expect(seen).toEqual([{ name: "Ruby", text: "a" }])
  })

  it("rejects an unclosed quote before a large file is in memory", async () => {
    let pulled = 0
    function* endless() {
      yield 'name,text\nRuby,"open\n'
      for (; pulled < 1000; pulled++) yield "x".repeat(65_536)
    }
    await expect(recordsOf(Readable.from(endless(), { objectMode: false }))).rejects.toThrow(
      "Row 1: Quoted field unterminated"
    )
    expect(pulled).toBeLessThan(50)
  })

  it("passes the header to the check, also for an empty file", async () => {
    const seen: (readonly string[])[] = []
    const check = (columns: readonly string[]) => void seen.push(columns)
    expect(await recordsOf(Readable.from(["a;b\n"]), check)).toEqual([])
    expect(await recordsOf(Readable.from([""]), check)).toEqual([])
    expect(seen).toEqual([["a", "b"], []])
  })
})
