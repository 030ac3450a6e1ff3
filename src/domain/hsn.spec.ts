import { hsnOf } from "./hsn"

it.each([
  ["71039120", "DIAMOND", "71039120"],
  [" 7113 ", "OTHER", "7113"],
  [null, "DIAMOND", "7102"],
  ["", "RUBY", "7103"],
  [null, "QUARTZ", "7103"],
  [null, "OTHER", ""],
  [null, "PEARL", ""],
  [null, undefined, "7103"],
])("code %s of a %s is filed as %s", (code, type, filed) => {
  expect(hsnOf(code, type)).toBe(filed)
})
