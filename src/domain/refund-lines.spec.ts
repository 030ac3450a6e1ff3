import fc from "fast-check"
import { addPaise, paise, type Paise, paiseFromRupees, timesPaise } from "./money"
import type { Snapshot } from "./order-snapshot"
import { amountOf, paidParts, type PaidParts, sumOf } from "./paid-parts"
import {
  type Credit,
  creditedAmount,
  creditParts,
  formerCredit,
  leftParts,
  spreadAmount,
} from "./refund-lines"
import { calculateTotals } from "./totals"
import { defaultRates } from "../contract/settings"

type Stone = [rupees: string, rate: string | null, quantity?: number]

const lineOf = ([rupees, gstRate, quantity = 1]: Stone) => {
  const unitPrice = paiseFromRupees(rupees)
  return { unitPrice, quantity, lineTotal: timesPaise(unitPrice, quantity), gstRate: gstRate ?? "18" }
}

const noStone = {
  ...{
    productId: "",
    variantId: "",
    inventoryItemId: "",
    slug: "",
    name: "",
    shortInfo: "",
    images: [],
    hsnCode: null,
  },
}

/** What was paid for these stones, with an untaxed fee of ₹100 unless another one is given. */
function paidFor(
  stones: readonly Stone[],
  { fee = "100", isFeeTaxed = false } = {}
): { paid: PaidParts; total: Paise } {
  const items: Snapshot["items"] = stones.map((it) => ({ ...noStone, ...lineOf(it) }))
  const rates = {
    ...defaultRates,
    shipping_fee: fee,
    free_shipping_threshold: "999999999",
    shipping_taxed: String(isFeeTaxed),
  }
  const totals = calculateTotals(items, rates)
  return { paid: paidParts({ items, totals }), total: totals.total }
}

const paidOf = ({ lines }: PaidParts) => lines.map((it) => [it.taxable, it.gst])

describe("what was paid for each line of an order", () => {
  it("has its own rate's GST", () => {
    const { paid } = paidFor([
      ["100000", "0.25"],
      ["10000", "18"],
    ])
    expect(paidOf(paid)).toEqual([
      [10_000_000, 25_000],
      [1_000_000, 180_000],
    ])
    expect(paid.shipping).toEqual([{ rate: null, taxable: 10_000, gst: 0 }])
  })

  it("shares the GST of a rate by largest remainder, equal ones to the earlier line", () => {
    // 3 × 0.33 = 0.99; 18 % = 0.1782, charged as 0.18.
    expect(
      paidOf(
        paidFor([
          ["0.33", null],
          ["0.33", null],
          ["0.33", null],
        ]).paid
      ).map(([, gst]) => gst)
    ).toEqual([6, 6, 6])
    expect(
      paidOf(
        paidFor([
          ["0.20", null],
          ["0.20", null],
          ["0.20", null],
        ]).paid
      ).map(([, gst]) => gst)
    ).toEqual([4, 4, 3])
  })

  it("of an order from before products had rates is at the order's one rate", () => {
    const items = [{ ...noStone, quantity: 1, unitPrice: paise(123_456), lineTotal: paise(123_456) }]
    const { rates: _rates, ...totals } = calculateTotals(items, defaultRates)
    expect(paidParts({ items, totals })).toEqual({
      lines: [{ rate: "18", quantity: 1, taxable: 123_456, gst: 22_222 }],
      shipping: [{ rate: null, taxable: 10_000, gst: 0 }],
    })
  })

  it("leaves a taxed shipping fee's share of the GST to shipping, at the rates at which it was taxed", () => {
    const stones: Stone[] = [
      ["3000", "0.25"],
      ["1000", "18"],
    ]
    const { paid, total } = paidFor(stones, { isFeeTaxed: true })
    expect(paidOf(paid)).toEqual([
      [300_000, 750],
      [100_000, 18_000],
    ])
    expect(paid.shipping).toEqual([
      { rate: "0.25", taxable: 7_500, gst: 19 },
      { rate: "18", taxable: 2_500, gst: 450 },
    ])
    // All of it is credited at these rates, and a part in proportion.
    const left = leftParts(paid, [], total)
    expect(creditParts(left, [], left.shipping.amount).shipping.parts).toEqual(paid.shipping)
    expect(creditParts(left, [], paise(5_000)).shipping).toEqual({
      amount: paise(5_000),
      parts: [
        { rate: "0.25", taxable: 3_582, gst: 9 },
        { rate: "18", taxable: 1_194, gst: 215 },
      ],
    })
  })
})

describe("a refund of a line", () => {
  const { paid, total } = paidFor([
    ["100000", "0.25"],
    ["10000", "18"],
  ])

  it("takes nothing from another line", () => {
    const left = leftParts(paid, [], total)
    expect(creditParts(left, [{ line: 1, amount: paise(1_180_000), quantity: null }], paise(0))).toEqual({
      lines: [
        { line: 1, rate: "18", amount: paise(1_180_000), taxable: 1_000_000, gst: 180_000, quantity: 1 },
      ],
      shipping: { amount: 0, parts: [] },
    })
  })

  it("of more than is left of it is refused", () => {
    const left = leftParts(paid, [], total)
    expect(() =>
      creditParts(left, [{ line: 1, amount: paise(1_180_001), quantity: null }], paise(0))
    ).toThrow(RangeError)
    expect(() => creditParts(left, [], paise(10_001))).toThrow(RangeError)
    expect(() => spreadAmount(left, paise(total + 1))).toThrow(RangeError)
  })

  it("takes each piece out of the sale once, and all of them with the last paisa", () => {
    const many = paidFor([["1000", "18", 3]])
    const credits: Credit[] = []
    const credit = (amount: number, quantity: number | null): number | undefined => {
      const left = leftParts(many.paid, credits, paise(many.total - addPaise(...credits.map(creditedAmount))))
      credits.push(creditParts(left, [{ line: 0, amount: paise(amount), quantity }], paise(0)))
      return credits.at(-1)?.lines[0]?.quantity
    }
    expect(credit(100_000, null)).toBe(0)
    expect(credit(100_000, 2)).toBe(2)
    expect(credit(154_000, null)).toBe(1)
  })
})

const stone = fc.tuple(
  fc.integer({ min: 1, max: 10 ** 9 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  fc.constantFrom("0", "0.25", "1.5", "3", "18", null),
  fc.integer({ min: 1, max: 4 })
)
const order = fc.tuple(
  fc.array(stone, { minLength: 1, maxLength: 6 }),
  fc.record({
    fee: fc.integer({ min: 0, max: 99_999 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    isFeeTaxed: fc.boolean(),
  })
)
/** Shares of what is left, in thousandths. */
const share = fc.integer({ min: 0, max: 1000 })

describe("all refunds of an order together", () => {
  it("never credit more than was paid of any part, and all of it exactly in the end", () => {
    const steps = fc.array(
      fc.record({ isSpread: fc.boolean(), shares: fc.array(share, { minLength: 7, maxLength: 7 }) })
    )
    fc.assert(
      fc.property(order, steps, ([stones, fee], refunds) => {
        const { paid, total } = paidFor(stones, fee)
        expect(sumOf([...paid.lines, ...paid.shipping])).toBe(total)
        const credits: Credit[] = []
        const rest = (): Paise => paise(total - addPaise(...credits.map(creditedAmount)))
        for (const { isSpread, shares } of [...refunds, { isSpread: true, shares: [1000] }]) {
          const left = leftParts(paid, credits, rest())
          const part = (amount: number, of = 0): Paise =>
            paise(Math.floor((amount * (shares[of] ?? 0)) / 1000))
          const wanted = left.lines.map((it, line) => ({
            line,
            amount: part(it.amount, line),
            quantity: null,
          }))
          const credit = isSpread
            ? spreadAmount(left, part(rest()))
            : creditParts(left, wanted, part(left.shipping.amount, 6))
          for (const it of [...credit.lines, ...credit.shipping.parts])
            expect(Math.min(it.taxable, it.gst)).toBeGreaterThanOrEqual(0)
          for (const it of credit.lines) expect(amountOf(it)).toBe(it.amount)
          expect(sumOf(credit.shipping.parts)).toBe(credit.shipping.amount)
          credits.push(credit)
        }
        for (const [line, it] of paid.lines.entries()) {
          const of = credits.flatMap(({ lines }) => lines.filter((credit) => credit.line === line))
          expect(addPaise(...of.map((credit) => credit.taxable))).toBe(it.taxable)
          expect(addPaise(...of.map((credit) => credit.gst))).toBe(it.gst)
          if (amountOf(it) > 0) expect(of.reduce((sum, credit) => sum + credit.quantity, 0)).toBe(it.quantity)
        }
        expect(addPaise(...credits.map((it) => it.shipping.amount))).toBe(sumOf(paid.shipping))
      })
    )
  })

  it("from before refunds had lines leave exactly the order's rest to those that have them", () => {
    fc.assert(
      fc.property(order, fc.array(share, { maxLength: 5 }), ([stones, fee], shares) => {
        const { paid, total } = paidFor(stones, { ...fee, isFeeTaxed: false })
        const credits: Credit[] = []
        const sums = { taxable: paise(0), gst: paise(0), shipping: paise(0) }
        const whole = {
          taxable: addPaise(...paid.lines.map((it) => it.taxable)),
          gst: addPaise(...paid.lines.map((it) => it.gst)),
          shipping: sumOf(paid.shipping),
        }
        for (const part of shares) {
          const of = (name: keyof typeof sums): Paise =>
            paise(Math.floor(((whole[name] - sums[name]) * part) / 1000))
          const parts = { taxable: of("taxable"), gst: of("gst"), shipping: of("shipping") }
          credits.push(formerCredit(paid, parts))
          for (const name of ["taxable", "gst", "shipping"] as const)
            sums[name] = addPaise(sums[name], parts[name])
        }
        const rest = paise(total - addPaise(...credits.map(creditedAmount)))
        expect(rest).toBe(total - sums.taxable - sums.gst - sums.shipping)
        const left = leftParts(paid, credits, rest)
        expect(addPaise(left.shipping.amount, ...left.lines.map((it) => it.amount))).toBe(rest)
        expect(creditedAmount(spreadAmount(left, rest))).toBe(rest)
      })
    )
  })
})
