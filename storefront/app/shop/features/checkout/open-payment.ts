/** The payment that this tab was handed last and has not seen the end of; it outlives a reload. */
export interface OpenPayment {
  /** The gateway order. */
  orderId: string
  addressId: string
  /** When it was handed out, by this browser's clock. */
  at: number
}

const key = "ratna.open-payment"

/** A browser may keep nothing at all: then a reload knows nothing, and the server still does. */
const quietly = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

export const rememberPayment = (it: Omit<OpenPayment, "at">): void => {
  quietly(() => sessionStorage.setItem(key, JSON.stringify({ ...it, at: Date.now() })))
}

export const forgetPayment = (): void => {
  quietly(() => sessionStorage.removeItem(key))
}

export function rememberedPayment(): OpenPayment | null {
  const text = quietly(() => sessionStorage.getItem(key))
  return text ? quietly(() => JSON.parse(text) as OpenPayment) : null
}
