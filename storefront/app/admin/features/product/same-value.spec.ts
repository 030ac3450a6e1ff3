import { sameValue } from "./same-value"

it.each([
  ["Burma", ["Sri Lanka", "Myanmar"], "Myanmar"],
  ["Ceylon", ["Sri Lanka"], "Sri Lanka"],
  ["sri-lanka", ["Sri Lanka"], "Sri Lanka"],
  ["Sri Lanka", ["Sri Lanka"], undefined],
  ["Madagascar", ["Sri Lanka"], undefined],
  ["", ["Sri Lanka"], undefined],
  ["...", ["Sri Lanka"], undefined],
])("an origin typed as %j beside %j doesn't become a second filter: %j", (typed, used, same) => {
  expect(sameValue(typed, used)).toBe(same)
})
