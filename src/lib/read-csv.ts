import type { Readable } from "node:stream"
import Papa from "papaparse"

export type CsvRecord = Record<string, string>
type CheckHeader = (columns: readonly string[]) => void

/** A longer record is an unclosed quote, not a row of a file. */
const maxRecordLength = 1_000_000
/** Minimum length parsed at a time, so that the first block has the whole header line, and tiny chunks cost nothing. */
const blockLength = 16_384

/**
 * Reads CSV with a header line as it streams in (UTF-8, with or without a byte order mark): commas, semicolons, tabs or
 * bars between the fields, as the header has them; any line ending; empty lines are skipped. Fields that a row lacks
 * are missing in its record, fields beyond the header are dropped.
 *
 * Papaparse's own Node stream isn't used: it reports no errors, so that an unclosed quote swallows the rest of the
 * file, and it breaks characters that lie across two chunks.
 * @throws Error naming the row (1 is the first row of data) whose quotes are malformed; what `checkHeader` throws
 */
export async function* readCsv(input: Readable, checkHeader: CheckHeader): AsyncGenerator<CsvRecord> {
  let records: Records | undefined
  let text = ""
  for await (const chunk of input.setEncoding("utf8")) {
    text += String(chunk)
    if (text.length < blockLength) continue
    if (!records) {
      text = withoutMark(text)
      records = new Records(text, checkHeader)
    }
    const length = yield* records.read(text, false)
    text = text.slice(length)
  }
  if (!records) text = withoutMark(text)
  records ??= new Records(text, checkHeader)
  yield* records.read(text, true)
  records.end()
}

const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text)

interface Parsed {
  data: string[][]
  errors: Papa.ParseError[]
  meta: { cursor: number }
}

class Records {
  private readonly config: { delimiter: string; newline: "\n" | "\r" | "\r\n" }
  private columns: readonly string[] | undefined
  private rows = 0

  constructor(
    head: string,
    private readonly checkHeader: CheckHeader
  ) {
    const header = /([^\r\n]+)(\r\n|\n|\r)?/.exec(head)
    const { delimiter } = Papa.parse(header?.[1] ?? "", { delimitersToGuess: [",", ";", "\t", "|"] }).meta
    this.config = { delimiter, newline: (header?.[2] ?? "\n") as "\n" }
  }

  /**
   * Reads the complete records of a text, and its last one too if the file ends there.
   * @returns the length read
   */
  *read(text: string, isEnd: boolean): Generator<CsvRecord, number> {
    const { data, errors, meta } = new Papa.Parser(this.config).parse(text, 0, !isEnd) as Parsed
    const [fault] = errors
    for (const [index, fields] of data.entries()) {
      if (fault?.row === index) throw this.fault(fault.message)
      if (fields.length === 1 && fields[0] === "") continue
      if (this.columns) yield this.record(this.columns, fields)
      else this.takeHeader(fields)
    }
    if (text.length - meta.cursor > maxRecordLength) throw this.fault("Quoted field unterminated")
    return meta.cursor
  }

  /** An empty file has no header. */
  end(): void {
    if (!this.columns) this.takeHeader([])
  }

  private takeHeader(columns: readonly string[]): void {
    this.checkHeader(columns)
    this.columns = columns
  }

  private record(columns: readonly string[], fields: readonly string[]): CsvRecord {
    this.rows++
    const record: CsvRecord = {}
    columns.forEach((column, n) => {
      const value = fields[n]
      if (value !== undefined) record[column] = value
    })
    return record
  }

  private fault(message: string): Error {
    return new Error(this.columns ? `Row ${this.rows + 1}: ${message}` : `Header: ${message}`)
  }
}
