import { paise } from "./money"
import { refundShares, type MoneyParts } from "./refund-shares"

const parts = (taxable: number, gst: number, shipping: number): MoneyParts => ({
  taxable: paise(taxable),
  gst: paise(gst),
  shipping: paise(shipping),
})
const sumOf = (it: MoneyParts): number => it.taxable + it.gst + it.shipping

it("an order refunded in any number of parts refunds exactly what was paid of each component", () => {
  let seed = 7
  const random = (max: number): number => (seed = (seed * 48271) % 2147483647) % max
  for (let round = 0; round < 300; round++) {
    const paid = parts(1 + random(9_999_999), random(1_800_000), random(10_001))
    let left = paid
    while (sumOf(left) > 0) {
      const amount = Math.min(sumOf(left), 1 + random(sumOf(paid)))
      const share = refundShares(paise(amount), left)
      expect(sumOf(share)).toBe(amount)
      left = parts(left.taxable - share.taxable, left.gst - share.gst, left.shipping - share.shipping)
      expect(Math.min(left.taxable, left.gst, left.shipping)).toBeGreaterThanOrEqual(0)
    }
    expect(left).toEqual(parts(0, 0, 0))
  }
})

it("an amount above the rest is refused", () => {
  expect(() => refundShares(paise(101), parts(50, 30, 20))).toThrow(RangeError)
})
