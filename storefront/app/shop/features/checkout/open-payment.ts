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

export function rememberedPayment(): OpenPayment | null {
  const text = orNull(() => sessionStorage.getItem(key))
  return text ? orNull(() => JSON.parse(text) as OpenPayment) : null
}
