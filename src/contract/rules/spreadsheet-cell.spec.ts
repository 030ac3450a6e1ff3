import { plainCell, spreadsheetCell } from "./spreadsheet-cell"

it.each([
  ["=1+1", "'=1+1"],
  ["+91 98290 12345", "'+91 98290 12345"],
  ["@cell", "'@cell"],
  ["\t=1", "'\t=1"],
  ["'=1+1", "''=1+1"],
  ["-5", "-5"],
  ["-12.50", "-12.50"],
  ["-5+cmd", "'-5+cmd"],
  ["Ruby", "Ruby"],
  ["'quoted", "'quoted"],
])("writes %j as %j, which reads as before", (text, cell) => {
  expect(spreadsheetCell(text)).toBe(cell)
  expect(plainCell(cell)).toBe(text)
})
