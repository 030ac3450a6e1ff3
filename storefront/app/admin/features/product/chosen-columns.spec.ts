import { choosable, columnOptions, columnsText, maxColumns, readColumns } from "./chosen-columns"

it("an address that names no columns has the usual ones, and the usual ones leave the address", () => {
  const usual = readColumns("")
  expect(usual).toContain("price")
  expect(columnsText(usual)).toBe("")
})

it("chosen columns come back from the address as they were chosen, also when there are none", () => {
  for (const chosen of [[], ["slug"], ["treatment", "hsnCode", "stock"]] as const)
    expect(readColumns(columnsText(chosen))).toEqual(chosen)
})

it("what is no column is left out, and no more are taken than there is room for", () => {
  expect(readColumns("password,stock")).toEqual(["stock"])
  expect(readColumns(choosable.join(","))).toHaveLength(maxColumns)
})

it("every column has its field's name", () => {
  for (const { id, label } of columnOptions) expect(label).not.toBe(id)
})
