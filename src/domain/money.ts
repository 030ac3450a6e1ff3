declare const unit: unique symbol

/** An amount in paise: a safe integer, so that sums and products are exact or throw, never rounded. */
export type Paise = number & { readonly [unit]: "paise" }

/** Medusa's forms of an amount: a number, a decimal text, its raw column or its BigNumber. */
export type MedusaAmount =
  | number
  | string
  | { value: string | number }
  | { numeric: number; raw?: { value: string | number } }

const decimalText = /^(-?)(\d+)(?:\.(\d+))?$/

/** Brands an integer number of paise. Throws RangeError for a fraction or beyond ±(2^53 − 1). */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Not a safe whole number of paise: ${String(amount)}`)
  return (Object.is(amount, -0) ? 0 : amount) as Paise
}

export const zeroPaise = paise(0)

/** The exact sum; throws RangeError beyond the safe range. */
export const addPaise = (...amounts: readonly Paise[]): Paise =>
  amounts.reduce((sum, amount) => paise(sum + amount), zeroPaise)

/** Unit price × whole quantity, exactly. Throws RangeError beyond the safe range or for a fractional quantity. */
export function timesPaise(amount: Paise, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${String(quantity)}`)
  return paise(amount * quantity)
}

/**
 * `amount × numerator ÷ denominator`, rounded half up (away from zero) once, in integers.
 * Numerator not negative, denominator positive, both whole.
 */
export function scalePaise(amount: Paise, numerator: number, denominator: number): Paise {
  const size = BigInt(Math.abs(amount)) * BigInt(numerator)
  const parts = BigInt(denominator)
  const rounded = Number((2n * size + parts) / (2n * parts))
  return paise(amount < 0 ? -rounded : rounded)
}

/** Rupees, as decimal text or number, to paise exactly. Throws RangeError when a digit past the paisa isn't 0. */
export function paiseFromRupees(rupees: string | number): Paise {
  const { sign, whole, fraction } = digitsOf(rupees)
  if (/[1-9]/.test(fraction.slice(2)))
    throw new RangeError(`More than two decimals of a rupee: ${String(rupees)}`)
  return paise(sign * Number(whole + fraction.slice(0, 2).padEnd(2, "0")))
}

/** Rupees with any number of decimals to the nearest paisa, half up (away from zero). */
export function roundedPaiseFromRupees(rupees: string | number): Paise {
  const { sign, whole, fraction } = digitsOf(rupees)
  const cut = Number(whole + fraction.slice(0, 2).padEnd(2, "0"))
  return paise(sign * (Number(fraction[2] ?? "0") >= 5 ? cut + 1 : cut))
}

/** Medusa's rupees to paise exactly, from its raw decimal text where there is one. Throws like `paiseFromRupees`. */
export function paiseFromMedusa(amount: MedusaAmount): Paise {
  if (typeof amount !== "object") return paiseFromRupees(amount)
  if ("value" in amount) return paiseFromRupees(amount.value)
  return paiseFromRupees(amount.raw?.value ?? amount.numeric)
}

/** Rupees as in entities: decimal text with exactly two digits, `"12500.00"`. */
export function rupeesText(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, "0")
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Rupees as in the totals response: a JSON number of at most two decimals. Exact up to 2^46 rupees (70 lakh crore),
 * above which adjacent doubles are more than a paisa apart.
 */
export const rupeesNumber = (amount: Paise): number => Number(rupeesText(amount))

const inr = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  trailingZeroDisplay: "stripIfInteger",
})

/** Rupees for display: symbol, en-IN grouping, two decimals or none: `"₹1,25,000"`, `"₹99.50"`. */
export const formatInr = (amount: Paise): string => inr.format(rupeesNumber(amount))

function digitsOf(rupees: string | number): { sign: 1 | -1; whole: string; fraction: string } {
  const match = decimalText.exec(String(rupees).trim())
  if (!match) throw new RangeError(`Not a decimal amount of rupees: ${String(rupees)}`)
  return { sign: match[1] ? -1 : 1, whole: match[2] ?? "0", fraction: match[3] ?? "" }
}
