import { claimedRupees } from "./common"

const read = (value: unknown) => claimedRupees("no").safeParse(value).data

test.each([
  [0, "0"],
  [1556.7800000000002, "1556.7800000000002"],
  [1e-7, "0"],
  ["  12.50 ", "12.50"],
  ["3.3000000000000003", "3.3000000000000003"],
])("%p rupees are parsed as %s", (value, text) => {
  expect(read(value)).toBe(text)
})

test.each([-1, -1e-7, 1e21, Number.NaN, "", "1e3", "1,000", ".5", "-1", null, true, {}])(
  "%p is refused",
  (value) => {
    expect(read(value)).toBeUndefined()
  }
)
