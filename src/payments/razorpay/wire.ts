import { z } from "zod"
import type { GatewayPayment } from "../port"

/** Razorpay's responses, reduced to the fields in use. Amounts are in paise. Notes come as `[]` when empty. */
export const gatewayOrder = z.object({
  id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.string(),
})

export const gatewayOrderNotes = z.object({
  notes: z
    .union([z.record(z.string(), z.coerce.string()), z.array(z.unknown()).transform(() => ({}))])
    .nullish()
    .transform((notes): Record<string, string> => notes ?? {}),
})

export const gatewayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  amount_refunded: z.coerce
    .number()
    .int()
    .nullish()
    .transform((it) => it ?? 0),
  created_at: z.number().optional(),
})

export const gatewayPayments = z.object({ items: z.array(gatewayPayment) })

export const gatewayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
})

/** Maps Razorpay's payment to the gateway interface. */
export const paymentOf = (it: z.infer<typeof gatewayPayment>): GatewayPayment => ({
  id: it.id,
  gatewayOrderId: it.order_id,
  amountPaise: it.amount,
  refundedPaise: it.amount_refunded,
  currency: it.currency,
  status: it.status === "created" ? "pending" : it.status,
  paidAt: it.created_at === undefined ? null : new Date(it.created_at * 1000),
})
