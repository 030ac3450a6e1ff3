import type { CreateOrderBody } from "../../contract/order"
import { paise, zeroPaise } from "../../domain/money"
import type { Snapshot, SnapshotItem } from "../../domain/order-snapshot"
import { claimsMatch, isOfItems } from "./claims"

const item = (productId: string): SnapshotItem => ({
  productId,
  variantId: "variant",
  inventoryItemId: "iitem",
  slug: productId,
  name: productId,
  shortInfo: "",
  images: [],
  hsnCode: null,
  quantity: 1,
  unitPrice: paise(100_00),
  lineTotal: paise(100_00),
})

const snapshot: Snapshot = {
  items: [item("ruby"), item("opal")],
  totals: {
    subtotal: paise(200_00),
    gstRate: "18",
    gst: paise(36_00),
    shippingFee: zeroPaise,
    freeShippingThreshold: zeroPaise,
    total: paise(236_00),
  },
  address: {
    fullName: "Asha Rao",
    phone: "9876543210",
    line1: "12 MI Road",
    line2: null,
    city: "Jaipur",
    state: "Rajasthan",
    postalCode: "302001",
    country: "India",
  },
  user: { name: "Asha Rao", email: "asha@specs.test" },
}

const claim = (...productIds: string[]): CreateOrderBody => ({
  items: productIds.map((productId) => ({
    productId,
    quantity: 1,
    unitPrice: "100",
    lineTotal: "99.999999999999986",
  })),
  subtotal: "200",
  gst: "36.00",
  shippingFee: "0",
  total: "235.99999999999997",
  paymentRef: "pay_1",
})

test("a claim matches in any order of products, with amounts that round to the paid ones", () => {
  expect(isOfItems(claim("opal", "ruby"), snapshot)).toBe(true)
  expect(claimsMatch(claim("opal", "ruby"), snapshot)).toBe(true)
})

test.each([[["ruby"]], [["ruby", "jade"]], [["ruby", "ruby"]], [["ruby", "opal", "jade"]]])(
  "%j are not the products that were paid for",
  (productIds) => {
    expect(isOfItems(claim(...productIds), snapshot)).toBe(false)
    expect(claimsMatch(claim(...productIds), snapshot)).toBe(false)
  }
)

test("another price of the same products doesn't match", () => {
  expect(isOfItems({ ...claim("ruby", "opal"), total: "236.01" }, snapshot)).toBe(true)
  expect(claimsMatch({ ...claim("ruby", "opal"), total: "236.01" }, snapshot)).toBe(false)
})
