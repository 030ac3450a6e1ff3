/** Minimum amount of a gateway order, in paise. */
export const minOrderPaise = 100

/**
 * Maximum amount of any gateway order, in paise (₹50 crore). An account's own limit is lower at first (₹5 lakh a
 * payment, raised on request). Only the gateway has that limit, and refuses with `AmountTooHigh`.
 */
export const maxOrderPaise = 50_000_000_000
