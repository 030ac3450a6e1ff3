import { choosable, columnOptions, columnsText, maxColumns, readColumns } from "./chosen-columns"

it("a URL without columns means the default ones, which are removed from the URL", () => {
  const usual = readColumns("")
  expect(usual).toContain("price")
  expect(columnsText(usual)).toBe("")
})

it("chosen columns are restored from the URL as chosen, also when there are none", () => {
  for (const chosen of [[], ["slug"], ["treatment", "hsnCode", "stock"]] as const)
    expect(readColumns(columnsText(chosen))).toEqual(chosen)
})

it("unknown columns are ignored, and no more than the maximum are used", () => {
  expect(readColumns("password,stock")).toEqual(["stock"])
  expect(readColumns(choosable.join(","))).toHaveLength(maxColumns)
})

it("every column has its field's label", () => {
  for (const { id, label } of columnOptions) expect(label).not.toBe(id)
})
