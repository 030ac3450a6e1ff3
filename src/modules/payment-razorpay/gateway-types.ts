import { z } from "zod"

/** What the gateway answers, as far as it is used. Amounts in paise. Notes come as `[]` when empty. */
export const gatewayOrder = z.object({
  id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.string(),
})
export type GatewayOrder = z.infer<typeof gatewayOrder>

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
export type GatewayPayment = z.infer<typeof gatewayPayment>

export const gatewayPayments = z.object({ items: z.array(gatewayPayment) })

export const gatewayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
})
export type GatewayRefund = z.infer<typeof gatewayRefund>
