/** A CSV file as read: its header, and its rows with their original number of cells. */
export interface CsvTable {
  columns: string[]
  rows: string[][]
  /** Each row's number in the file: 1 is the row below the header. Blank rows are counted, but not read. */
  numbers: number[]
}

/**
 * Decodes a file from a spreadsheet: UTF-8 with or without BOM, UTF-16 in either byte order, or, when the bytes are not
 * valid UTF-8, Windows-1252.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  // Excel's "Unicode text" without BOM: every other byte of ASCII letters is 0.
  if (first !== 0 && second === 0) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((it) => it.trim() === "")

/**
 * Parses CSV with commas, semicolons, tabs or bars as separators, any line ending, and quoted cells. Blank rows are
 * skipped.
 * @throws Error `CSV parsing errors: …` for unclosed quotes, and for a file without rows
 */
export async function readTable(bytes: Uint8Array): Promise<CsvTable> {
  const { default: Papa } = await import("papaparse")
  const text = textOf(bytes)
  // Blank rows count in the rows' numbers, but would mislead the guess.
  const { meta } = Papa.parse<string[]>(text, {
    ...{ preview: 10, skipEmptyLines: "greedy", delimitersToGuess: [",", ";", "\t", "|"] },
  })
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: meta.delimiter })
  const fault = errors.find((it) => it.type === "Quotes")
  if (fault) throw new Error(`CSV parsing errors: Row ${fault.row ?? 0}: ${fault.message}`)
  const filled = data.map((cells, place) => ({ cells, place })).filter(({ cells }) => !isBlank(cells))
  const [head, ...rows] = filled
  if (!head || rows.length === 0) throw new Error("CSV parsing errors: the file has no rows")
  return {
    columns: head.cells.map((it) => it.trim()),
    rows: rows.map((it) => it.cells),
    numbers: rows.map((it) => it.place - head.place),
  }
}
