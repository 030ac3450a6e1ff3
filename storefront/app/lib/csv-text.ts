/** Rows as CSV with CRLF, as in RFC 4180. The caller escapes formulas. Loads Papaparse on its first call. */
export async function csvText(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await import("papaparse")
  return `${Papa.unparse([...rows])}\r\n`
}
