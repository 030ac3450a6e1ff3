import { saveCsv } from "~/lib/save-file"
import { saveBadRows } from "./bad-rows"
import { emptyImportResult } from "./import-result"

jest.mock("~/lib/save-file", () => ({ saveCsv: jest.fn() }))

it("rows with errors are saved with their messages, no cell as a formula", async () => {
  const table = {
    columns: ["name", "price"],
    numbers: [1, 2, 4],
    rows: [
      ["Ruby", "1000"],
      ['=HYPERLINK("x")', "-1"],
      ['Opal, "black"\nrough', "free"],
    ],
  }
  const fault = (row: number, message: string) => ({ row, field: "price", message })
  const faults = [fault(2, "Row 2: price"), fault(4, "Row 4: price"), fault(4, "Row 4: name")]
  await saveBadRows(table, { ...emptyImportResult, faults })
  expect(saveCsv).toHaveBeenCalledWith(
    "name,price,problems\r\n" +
      `"'=HYPERLINK(""x"")",-1,Row 2: price\r\n` +
      '"Opal, ""black""\nrough",free,Row 4: price; Row 4: name\r\n',
    "products_with_errors.csv"
  )
})
