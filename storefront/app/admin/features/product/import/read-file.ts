/** A CSV file as it stands: its head, and its rows as wide as they are. */
export interface CsvTable {
  columns: string[]
  rows: string[][]
}

/**
 * The text of a file as spreadsheets write it: UTF-8 with or without its mark, UTF-16 of either order, or, where the bytes
 * are no UTF-8, Windows' western letters.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  // Excel's "Unicode text" without its mark: every other byte of plain letters is 0.
  if (first !== 0 && second === 0) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((it) => it.trim() === "")

/**
 * Reads CSV with commas, semicolons, tabs or bars, any line ending, and quotes around what holds them; blank lines are left
 * out.
 * @throws Error `CSV parsing errors: …` for quotes that don't close, and for a file without rows
 */
export async function readTable(bytes: Uint8Array): Promise<CsvTable> {
  const { default: Papa } = await import("papaparse")
  const { data, errors } = Papa.parse<string[]>(textOf(bytes), {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
  })
  const fault = errors.find((it) => it.type === "Quotes")
  if (fault) throw new Error(`CSV parsing errors: Row ${fault.row ?? 0}: ${fault.message}`)
  const [head = [], ...rows] = data.filter((it) => !isBlank(it))
  if (rows.length === 0) throw new Error("CSV parsing errors: the file has no rows")
  return { columns: head.map((it) => it.trim()), rows }
}
