import { writeCsv } from "./write-csv"

it("a field with a comma, a quote or a line break stays one field", () => {
  expect(writeCsv(["a", "b"], [["1,2", 'say "x"\ny']])).toBe('a,b\r\n"1,2","say ""x""\ny"\r\n')
})

it("no field is a formula for a spreadsheet, and a negative number stays a number", () => {
  expect(writeCsv(["a"], [["=1+1"], ["-12.50"], ["@x"]])).toBe("a\r\n'=1+1\r\n-12.50\r\n'@x\r\n")
})
