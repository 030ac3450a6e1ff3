/** The last payment that this tab started and whose outcome is unknown. It survives a reload. */
export interface OpenPayment {
  /** The gateway order. */
  orderId: string
  addressId: string
  /** Time of creation, by this browser's clock. */
  at: number
}

const key = "ratna.open-payment"

/** Storage may be unavailable. Then nothing is known after a reload, but the server still has the payment. */
const orNull = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

export const rememberPayment = (it: Omit<OpenPayment, "at">): void => {
  orNull(() => sessionStorage.setItem(key, JSON.stringify({ ...it, at: Date.now() })))
}

export const clearOpenPayment = (): void => {
  orNull(() => sessionStorage.removeItem(key))
}

const paidKey = "ratna.paid-order"

/** Remembers the order that was paid in this tab, for a shopper who returns to the checkout. */
export const rememberPaidOrder = (orderNumber: string): void => {
  orNull(() => sessionStorage.setItem(paidKey, orderNumber))
}

/** The page that confirms an order; without a number, the list of orders. */
export const placedPath = (orderNumber: string | null): string =>
  `/profile?tab=orders${orderNumber === null ? "" : `&placed=${encodeURIComponent(orderNumber)}`}`

/** The confirmation of the order that was paid in this tab; null without one. */
export function paidOrderPath(): string | null {
  const orderNumber = orNull(() => sessionStorage.getItem(paidKey))
  return orderNumber === null ? null : placedPath(orderNumber)
}

export function rememberedPayment(): OpenPayment | null {
  const text = orNull(() => sessionStorage.getItem(key))
  return text ? orNull(() => JSON.parse(text) as OpenPayment) : null
}
