import { z } from "zod"
import { faultsOf, readRow } from "../../commands/catalog/import/read-row"
import { csvColumns } from "../../contract/stone-fields/csv"
import { readRows } from "./read-input"

const sizes: number[] = []
const schema = z.object({
  rows: z.array(z.object({ text: z.string() })).superRefine((rows) => {
    sizes.push(rows.reduce((sum, { text }) => sum + text.length, 0))
  }),
})
const rule = { member: "rows", max: 5_000 }

describe("rows of a request", () => {
  beforeEach(() => sizes.splice(0))

  it("with long texts are read in small slices, so that nobody else waits for a bulk edit", async () => {
    const rows = Array.from({ length: 40 }, (_, n) => ({ text: String(n).padEnd(90_000, "é") }))
    expect(await readRows(schema, { rows }, rule)).toEqual({ rows })
    expect(Math.max(...sizes)).toBeLessThan(300_000)
  })

  it("keep their places in errors", async () => {
    const rows = Array.from({ length: 10 }, (_, n) => ({ text: n === 7 ? 7 : "é".repeat(150_000) }))
    await expect(readRows(schema, { rows }, rule)).rejects.toMatchObject({
      extra: { details: [{ path: "rows.7.text" }] },
    })
  })

  it("that are nested too deeply are refused", async () => {
    const deep: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`)
    await expect(readRows(schema, { rows: [deep] }, rule)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    })
  })

  it.each([25_000, 90_000])("of an import hold up nobody, with cells of %i letters", (length) => {
    const cell = "अ\u200d".repeat(length / 2)
    const values = Object.fromEntries(csvColumns.map(({ column }) => [column, cell]))
    const from = process.cpuUsage()
    expect(faultsOf(readRow(1, values), true)).not.toEqual([])
    const { user, system } = process.cpuUsage(from)
    expect((user + system) / 1000).toBeLessThan(200)
  })
})
