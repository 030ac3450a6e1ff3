import type { AdminOrder } from "@contract/admin-order"
import type { User } from "@contract/auth"
import type { Cart } from "@contract/cart"
import type { Totals } from "@contract/checkout"
import type { Order } from "@contract/order"
import type { Product } from "@contract/product"
import { savedAddress } from "./saved-address"

export const sampleUser: User = {
  id: "acc_1",
  email: "asha@shop.test",
  name: "Asha Rao",
  role: "CUSTOMER",
  isEmailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
}

export const sampleStone: Product = {
  id: "prod_1",
  slug: "ruby",
  name: "Ruby",
  shortInfo: "",
  description: "",
  type: "RUBY",
  color: "Red",
  weight: "1 ct",
  origin: "Mogok",
  price: "1000.00",
  currency: "INR",
  stock: 3,
  images: [],
  isFeatured: false,
  createdAt: "2026-11-20T10:00:00.000Z",
}

const item = { id: "line_1", productId: "prod_1", quantity: 1, lineTotal: "1000.00", product: sampleStone }
export const sampleCart: Cart = { items: [item], count: 1, total: "1000.00" }

export const sampleTotals: Totals = {
  subtotal: 1000,
  gstRate: 18,
  gst: 180,
  shippingFee: 100,
  freeShippingThreshold: 5000,
  total: 1280,
}

export const sampleOrder: Order = {
  id: "order_1",
  orderNumber: "RATNA-26-0001",
  status: "PAID",
  createdAt: "2026-11-20T10:00:00.000Z",
  subtotal: "1000.00",
  gst: "180.00",
  shippingFee: "0.00",
  total: "1180.00",
  paymentRef: "pay_1",
  items: [
    {
      id: "line_1",
      quantity: 1,
      unitPrice: "1000.00",
      lineTotal: "1000.00",
      product: { id: "prod_1", name: "Ruby", images: [], slug: "ruby" },
    },
  ],
  shippingAddress: savedAddress,
  buyerGstin: null,
  buyerName: null,
  user: { name: sampleUser.name, email: sampleUser.email },
  timeline: [{ status: "PAID", at: "2026-11-20T10:00:00.000Z" }],
}

const indianAddress = {
  fullName: "Asha Rao",
  phone: "9876543210",
  line1: "12 MI Road",
  line2: null,
  city: "Jaipur",
  state: "Rajasthan",
  postalCode: "302001",
  country: "India",
}
export const sampleAdminOrder: AdminOrder = {
  id: "order_1",
  orderNumber: "RT-7K3M-9QXD",
  status: "PAID",
  createdAt: "2026-11-20T20:00:00.000Z",
  subtotal: "1234.56",
  gst: "222.22",
  shippingFee: "100.00",
  total: "1556.78",
  paymentRef: "pay_1",
  items: [
    {
      id: "order_1-1",
      quantity: 2,
      unitPrice: "617.28",
      lineTotal: "1234.56",
      product: { id: "p", name: "Ruby", images: [], slug: "ruby" },
      paid: "1456.78",
      refundable: "1456.78",
    },
  ],
  shippingAddress: indianAddress,
  address: indianAddress,
  buyerGstin: null,
  buyerName: null,
  user: { name: "Asha Rao", email: "asha@specs.test" },
  accountId: "acc_1",
  timeline: [],
  refunds: [],
  refundable: "1556.78",
  shippingRefundable: "100.00",
  isCreditNoteLate: false,
  version: 3,
}
