import { z } from "zod"

const order = z.looseObject({ custom_display_id: z.string().nullish() })
const response = z.looseObject({ order: order.optional(), orders: z.array(order).optional() })

const numbered = ({ custom_display_id: number, ...it }: z.infer<typeof order>) => ({
  ...it,
  ...(number && { custom_display_id: number, display_id: number }),
})

/**
 * Shows orders under the numbers that shoppers see. Medusa Admin writes `#{display_id}`, Medusa's own counter, which
 * runs over all tenants and would reveal the others' sales.
 */
export function orderNumbersOf(body: unknown): unknown {
  const { order: one, orders: all, ...rest } = response.parse(body)
  return { ...rest, ...(one && { order: numbered(one) }), ...(all && { orders: all.map(numbered) }) }
}
