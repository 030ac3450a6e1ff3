import { Sheet } from "./sheet"

/**
 * The checkout script of the bundled gateway. It has the real one's constructor, options, events and callbacks, and a
 * sheet with two buttons instead of cards and banks. It runs in the tenant's page under the tenant's CSP, and needs
 * only its own origin in script-src and connect-src.
 *
 * @typedef {{ code: string, description: string, source: string, step: string, reason: string,
 *   metadata: { payment_id?: string, order_id?: string } }} PaymentError
 * @typedef {{ razorpay_payment_id: string, razorpay_order_id: string, razorpay_signature: string }} Paid
 * @typedef {Paid & { error?: undefined } | { error: PaymentError }} Result
 * @typedef {(payload: { error: PaymentError }) => void} Listener
 * @typedef {import("./sheet").SheetOptions & { key: string, order_id: string, notes?: Record<string, string>,
 *   handler?: (paid: Paid) => void, retry?: boolean | { enabled?: boolean } }} CheckoutOptions
 */

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript)
const origin = new URL(script?.src ?? location.href).origin

const unreachable = {
  error: {
    code: "NETWORK_ERROR",
    description: "The payment service can't be reached. Check your connection and try again.",
    source: "customer",
    step: "payment_initiation",
    reason: "network_error",
    metadata: {},
  },
}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<unknown>} */
async function call(path, init) {
  try {
    const response = await fetch(origin + path, { credentials: "omit", ...init })
    return await response.json()
  } catch {
    return unreachable
  }
}

class Razorpay {
  /** @param {CheckoutOptions | undefined} options */
  constructor(options) {
    if (!options?.key) throw new Error("Please pass your Razorpay key_id")
    this.options = options
    /** @type {Map<string, Listener[]>} */
    this.listeners = new Map()
    /** @type {Sheet | null} */
    this.sheet = null
  }

  /** @param {string} event @param {Listener} listener */
  on(event, listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
    return this
  }

  open() {
    if (this.sheet) return
    const dismissed = () => {
      this.sheet = null
      this.options.modal?.ondismiss?.()
    }
    this.sheet = new Sheet(this.options, { pay: (outcome) => void this.pay(outcome), dismissed })
    this.sheet.open()
    void this.showOrder()
  }

  /** Closes without a payment, like a dismissal by the shopper. */
  close() {
    this.sheet?.leave()
  }

  /** The paid amount is that of the order, whatever the page passed. */
  async showOrder() {
    const { key, order_id } = this.options
    const query = new URLSearchParams({ key_id: key, order_id })
    const order =
      /** @type {{ amount: number, currency: string, error?: undefined } | { error: PaymentError }} */ (
        await call(`/v1/checkout/order?${query}`)
      )
    if (order.error) this.sheet?.showError(order.error.description)
    else this.sheet?.showAmount(order.amount, order.currency)
  }

  /** @param {"success" | "failure"} outcome */
  async pay(outcome) {
    const { key, order_id, prefill, handler, retry } = this.options
    const body = { key_id: key, order_id, outcome, email: prefill?.email, contact: prefill?.contact }
    this.sheet?.showError("")
    this.sheet?.setBusy(true)
    const result = /** @type {Result} */ (
      await call("/v1/checkout/pay", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    )
    this.sheet?.setBusy(false)
    if (!result.error) {
      this.sheet?.remove()
      this.sheet = null
      handler?.(result)
      return
    }
    // Like the real checkout, the sheet stays open for another attempt.
    this.sheet?.showError(result.error.description)
    for (const listener of this.listeners.get("payment.failed") ?? []) listener({ error: result.error })
    if (retry === false || (typeof retry === "object" && retry.enabled === false)) this.close()
  }
}

Object.assign(window, { Razorpay })
