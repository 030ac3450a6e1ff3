import { audit, type Evidence } from "./audit"

const payment = {
  id: "pay_1",
  order_id: "order_1",
  amount: 10_000,
  status: "captured",
  captured: true,
  refunded: 0,
  refunds: 0,
}
const order = { id: "o1", gatewayOrderId: "order_1", paymentId: "pay_1", status: "PAID", total: 10_000 }
const refund = { orderId: "o1", state: "done", amount: 500 }
const product = { name: "Chaos 1", variants: 1, prices: 1, levels: 1, channels: 1, gems: 1 }
const stock = { productId: "p1", stocked: 10, reserved: 1, reservations: 1, ordered: 1 }
const whole: Evidence = {
  payments: [payment],
  ledger: [{ gatewayOrderId: "order_1", state: "paid" }],
  orders: [order],
  refunds: [],
  stock: [stock],
  products: [product],
  confirmed: {
    sessions: [{ gatewayOrderId: "order_1" }],
    orders: [{ id: "o1", paymentId: "pay_1" }],
    refunds: [],
    imports: [{ names: ["Chaos 1"] }],
  },
}
const noneConfirmed = { sessions: [], orders: [], refunds: [], imports: [] }
const refunded = { ...payment, status: "refunded", refunded: 10_000, refunds: 1 }

it("reports nothing for consistent records", () => {
  expect(audit(whole)).toEqual([])
  expect(
    audit({
      ...whole,
      payments: [{ ...payment, refunded: 500, refunds: 1 }],
      refunds: [refund],
      confirmed: { ...whole.confirmed, refunds: [{ orderId: "o1", amount: 500 }] },
    })
  ).toEqual([])
})

it("accepts a captured payment without an order that was refunded once, in full", () => {
  const dropped = {
    ...whole,
    ledger: [{ gatewayOrderId: "order_1", state: "dropped" }],
    orders: [],
    stock: [],
  }
  expect(audit({ ...dropped, payments: [refunded], confirmed: noneConfirmed })).toEqual([])
  const lapsing = { ...payment, status: "authorized", captured: false }
  expect(audit({ ...dropped, payments: [lapsing], confirmed: noneConfirmed })).toEqual([])
})

const losses: [string, Partial<Evidence>, RegExp][] = [
  ["money without a ledger entry", { ledger: [] }, /pay_1 of 10000 paise is not in the ledger/],
  ["money without an order", { orders: [] }, /pay_1 of 10000 paise has no order, and 0 paise were refunded/],
  ["money refunded twice", { orders: [], payments: [{ ...refunded, refunds: 2 }] }, /pay_1 .* has no order/],
  ["one payment with two orders", { orders: [order, { ...order, id: "o2" }] }, /pay_1 .* has 2 orders/],
  [
    "a payment that nobody captures",
    { payments: [{ ...payment, captured: false, status: "authorized" }] },
    /pay_1 .* is authorized, but not captured \(ledger: paid\)/,
  ],
  ["an order without money", { payments: [] }, /order o1 has no captured payment/],
  ["an order of another amount", { orders: [{ ...order, total: 9_999 }] }, /o1 comes to 9999 paise/],
  ["an order that stays pending", { orders: [{ ...order, status: "PENDING" }] }, /o1 is still pending/],
  [
    "a refund at the gateway alone",
    { payments: [{ ...payment, refunded: 500, refunds: 1 }] },
    /refunded 500 paise/,
  ],
  [
    "a refund in our rows alone",
    { refunds: [refund] },
    /refunded 0 paise in 0 refunds, but order o1 has 500 in 1/,
  ],
  [
    "a refund that stays pending",
    { refunds: [{ ...refund, state: "pending" }] },
    /1 refunds that are still pending/,
  ],
  ["stock that is held for nobody", { stock: [{ ...stock, ordered: 0 }] }, /p1 has 10 in stock, 1 reserved/],
  ["stock sold twice", { stock: [{ ...stock, stocked: 0 }] }, /p1 has 0 in stock, 1 reserved/],
  ["half a product", { products: [{ ...product, prices: 0 }] }, /Chaos 1 is not whole: 0 prices/],
  ["a confirmed row of an import", { products: [] }, /confirmed row Chaos 1 is not there/],
  [
    "a confirmed session",
    { confirmed: { ...whole.confirmed, sessions: [{ gatewayOrderId: "order_2" }] } },
    /confirmed session of order_2 is not in the ledger/,
  ],
  [
    "a confirmed order",
    { confirmed: { ...whole.confirmed, orders: [{ id: "o9", paymentId: "pay_9" }] } },
    /confirmed order o9 is not there/,
  ],
  [
    "a confirmed refund",
    { confirmed: { ...whole.confirmed, refunds: [{ orderId: "o1", amount: 700 }] } },
    /confirmed refund of 700 paise of order o1 is not there once/,
  ],
]

it.each(losses)("names %s", (_what, change, sentence) => {
  expect(audit({ ...whole, ...change }).join("\n")).toMatch(sentence)
})
