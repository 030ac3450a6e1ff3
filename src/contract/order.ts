import { z } from "zod"
import { address } from "./address"
import { claimedRupees, instant, moneyText } from "./common"

export const orderStatuses = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED"] as const
export const orderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof orderStatus>

export const orderItem = z.object({
  id: z.string(),
  quantity: z.number().int(),
  unitPrice: moneyText,
  lineTotal: moneyText,
  product: z.object({
    id: z.string(),
    name: z.string(),
    images: z.array(z.string()),
    slug: z.string(),
  }),
})

export const shippingAddress = address.omit({ id: true, isDefault: true })

export const order = z.object({
  id: z.string(),
  orderNumber: z.string().max(16),
  status: orderStatus,
  createdAt: instant,
  subtotal: moneyText,
  gst: moneyText,
  shippingFee: moneyText,
  total: moneyText,
  paymentRef: z.string().nullable(),
  items: z.array(orderItem),
  shippingAddress,
  /** The buyer's masked PAN, `AAAPA****A`; only in orders that require one. */
  buyerPan: z.string().optional(),
  /** The registered firm that bought, with its GSTIN; null for a consumer. */
  buyerGstin: z.string().nullable(),
  buyerName: z.string().nullable(),
  user: z.object({ name: z.string(), email: z.string() }),
  /** The courier, when set. */
  courier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  timeline: z.array(z.object({ status: orderStatus, at: instant, note: z.string().optional() })),
  /** The order's refunds; in the response of a single order only. `id` is the refund's. */
  creditNotes: z
    .array(z.object({ id: z.string(), number: z.string(), amount: moneyText, at: instant }))
    .optional(),
})
export type Order = z.infer<typeof order>

/** Extra members of an ALREADY_PAID error: the paid order. */
export const alreadyPaid = z.object({ order })
export type AlreadyPaid = z.infer<typeof alreadyPaid>

/** An amount that a client claims, in rupees as text or number. The server computes its own prices and compares. */
const claimedMoney = claimedRupees("Must be an amount of rupees")

export const createOrderBody = z.object({
  items: z
    .array(
      z.object({
        productId: z.string().min(1).max(100),
        quantity: z.number().int().min(1).max(100_000),
        unitPrice: claimedMoney,
        lineTotal: claimedMoney,
      })
    )
    .min(1, "The order has no items")
    .max(500),
  subtotal: claimedMoney,
  gst: claimedMoney,
  shippingFee: claimedMoney,
  total: claimedMoney,
  paymentRef: z
    .string({ error: "Payment reference is required" })
    .min(1, "Payment reference is required")
    .max(100),
  addressId: z.string().max(100).optional(),
  razorpayOrderId: z.string().max(100).optional(),
  razorpaySignature: z.string().max(200).optional(),
})
export type CreateOrderBody = z.infer<typeof createOrderBody>

export const orderNumberParams = z.object({ orderNumber: z.string().min(1).max(40) })
export const creditNoteParams = orderNumberParams.extend({ id: z.string().min(1).max(100) })
