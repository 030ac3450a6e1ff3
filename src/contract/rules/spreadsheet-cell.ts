/** Start of a text that a spreadsheet would run as a formula, escaped any number of times. */
const formula = /^'*[=+\-@\t\r]/
const number = /^-?\d+(\.\d+)?$/

/** Prefixes an apostrophe to a text that a spreadsheet would run as a formula. */
export const spreadsheetCell = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text

/** Removes the apostrophe of `spreadsheetCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
