import { priceWithGst } from "./price-with-gst"

it.each([
  ["486000.00", 0.25, "487215.00"],
  ["1234.56", 18, "1456.78"],
  ["100000.33", 1.5, "101500.33"],
  ["999.99", 3, "1029.99"],
  ["2.00", 0.25, "2.01"],
  ["0.50", 3, "0.52"],
  ["0.01", 0, "0.01"],
  ["9999999999.99", 28, "12799999999.99"],
])("%s at %d %% is %s with GST", (price, rate, expected) => {
  expect(priceWithGst(price, rate)).toBe(expected)
})
