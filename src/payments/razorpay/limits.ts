/** The least that a gateway order may be of, in paise. */
export const minOrderPaise = 100

/**
 * The highest amount that a gateway order may ever have, in paise (₹50 crore). An account's own limit is lower at first (₹5 lakh
 * a payment, raised on request); only the gateway has it, and it refuses with `AmountTooHigh`.
 */
export const maxOrderPaise = 50_000_000_000
