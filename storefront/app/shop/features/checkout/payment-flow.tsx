import type { ReactNode } from "react"
import type { QueryClient } from "@tanstack/react-query"
import type { Address } from "@contract/address"
import type { User } from "@contract/auth"
import type { Branding } from "@contract/branding"
import type { Cart } from "@contract/cart"
import type { CheckoutSession } from "@contract/checkout"
import type { PaymentReturn } from "@payments/declaration"
import { providerOf } from "@payments/providers"
import { ApiError, isStatus, messageOf } from "~/lib/api"
import { openAuthDialog } from "~/lib/auth-dialog"
import { invalidate } from "~/lib/invalidate"
import { createCheckoutSession, isAlreadyPaid, paidNumber } from "./create-checkout-session"
import type { Firm } from "./firm"
import { alreadyPaid, type useGoToOrders } from "./go-to-orders"
import { clearOpenPayment, rememberPayment } from "./open-payment"
import { orderPayload } from "./order-payload"
import { paymentText as text } from "./payment-text"
import { placeOrder } from "./place-order"
import { showErrorToast, showSessionError } from "./problems"
import { scriptArrives, scriptOf } from "./script-arrives"
import { StrandedPayment } from "./stranded-payment"
import { showClosedPayment } from "./show-closed-payment"
import { type Checked, paymentRequirements } from "./payment-requirements"
import type { TypedFields, WrongField } from "./wrong-field"

export interface PaymentInput extends Checked, TypedFields {
  cart: Cart
  /** The gateway order that this tab received before a reload. */
  returningId: string | null
  /** The firm to send. Empty texts forget the one of the last checkout; undefined if there is none. */
  sentFirm?: Firm | undefined
}

/** The page's dependencies of the payment flow. */
export interface PaymentPage {
  input: PaymentInput
  branding: Branding
  user: User | null
  client: QueryClient
  leadTo: ReturnType<typeof useGoToOrders>
  /** The gateway order of the last payment created. */
  lastOrderId: { current: string | null }
  /** Scrolls to the field and focuses it. Its error names the problem. */
  focusField: (field: WrongField) => void
  setProcessing: (processing: boolean) => void
  /** Shows a notice about a payment that has no order yet. */
  setStranded: (note: ReactNode) => void
}

/** The rules of these fields are loaded with them, because most orders have none. */
async function wrongFieldOf(input: TypedFields): Promise<WrongField | undefined> {
  if (input.pan === null && !input.firm) return undefined
  const { wrongField } = await import("./wrong-field")
  return wrongField(input)
}

/** Runs from the pay button to the order; resolves when the window is open or a missing requirement is shown. */
export async function goToPayment(page: PaymentPage): Promise<void> {
  const { input, branding, user, client, leadTo, lastOrderId, setProcessing, setStranded } = page
  const { cart, pan, sentFirm: firm } = input
  const provider = providerOf(branding.paymentConfig.provider)

  /** The outcome of the last payment has been shown; the next payment is created without it. */
  function clearRefusedPayment(error: unknown): void {
    if (!isStatus(error, 409)) return
    lastOrderId.current = null
    clearOpenPayment()
  }

  async function refused(error: unknown): Promise<void> {
    if (isAlreadyPaid(error)) return leadTo(paidNumber(error), alreadyPaid(error.message))
    setProcessing(false)
    clearRefusedPayment(error)
    showSessionError(error)
    const code = error instanceof ApiError ? error.code : null
    if (code === "EMAIL_NOT_VERIFIED") openAuthDialog("verify-email")
    await invalidate(client, "checkoutRefused")
  }

  async function paid(session: CheckoutSession, address: Address, result: PaymentReturn): Promise<void> {
    setProcessing(true)
    try {
      const order = await placeOrder(orderPayload(cart, session.totals, address.id, result))
      await leadTo(order.orderNumber)
    } catch (error) {
      if (isAlreadyPaid(error)) return leadTo(paidNumber(error), alreadyPaid(error.message))
      setStranded(<StrandedPayment paymentRef={result.paymentId} />)
      showErrorToast(
        text("checkout_order_failed_title"),
        `${messageOf(error, text("checkout_order_failed_text"))} ${text("checkout_reference", { ref: result.paymentId })}`
      )
      setProcessing(false)
      void invalidate(client, "orderUnknown")
    }
  }

  /** Closing the window proves nothing about the money: a payment may have succeeded without a response. */
  async function closed(session: CheckoutSession, address: Address): Promise<void> {
    setProcessing(true)
    try {
      await createCheckoutSession({ addressId: address.id, orderId: session.orderId, pan, firm })
      showClosedPayment(null)
    } catch (error) {
      if (isAlreadyPaid(error)) return leadTo(paidNumber(error), alreadyPaid(error.message))
      clearRefusedPayment(error)
      showClosedPayment(error)
      await invalidate(client, "cartChangeRefused")
    }
    setProcessing(false)
  }

  function openWindow(session: CheckoutSession, address: Address): void {
    provider.openPayment(
      scriptOf(provider.script.global),
      {
        key: session.key,
        gatewayOrderId: session.orderId,
        token: session.token,
        amountPaise: session.amount,
        currency: session.currency,
        brand: {
          name: branding.brandName,
          logo: branding.logo ? new URL(branding.logo, window.location.origin).href : undefined,
          color: branding.colors.primary,
        },
        description: text("checkout_payment_description"),
        shopper: {
          name: user?.name ?? address.fullName,
          email: user?.email ?? "",
          phone: address.phone,
          address: `${address.line1}, ${address.city}, ${address.state}`,
        },
      },
      {
        onPaid: (result) => void paid(session, address, result),
        onClosed: () => void closed(session, address),
        onFailed: (description) => {
          setProcessing(false)
          showErrorToast(text("checkout_failed_title"), description ?? text("checkout_failed_text"))
        },
      }
    )
  }

  const isReady = input.script === "loading" && (await scriptArrives(provider.script.global))
  const checked = isReady ? { ...input, script: "ready" as const } : input
  const needed = paymentRequirements(checked, branding.paymentConfig.razorpayKeyId, text)
  if ("missing" in needed) {
    setProcessing(false)
    showErrorToast(...needed.missing)
    return
  }
  const wrong = await wrongFieldOf(input)
  if (wrong) {
    setProcessing(false)
    page.focusField(wrong)
    return
  }
  const { address } = needed
  let session: CheckoutSession
  try {
    session = await createCheckoutSession({
      addressId: address.id,
      orderId: lastOrderId.current ?? input.returningId,
      pan,
      firm,
    })
  } catch (error) {
    await refused(error)
    return
  }
  lastOrderId.current = session.orderId
  rememberPayment({ orderId: session.orderId, addressId: address.id })
  if (session.totals.total !== needed.totals.total) {
    setProcessing(false)
    showErrorToast(text("checkout_prices_title"), text("checkout_prices_text"))
    await invalidate(client, "pricesChanged")
    return
  }
  try {
    openWindow(session, address)
  } catch {
    setProcessing(false)
    showErrorToast(text("checkout_error_title"), text("checkout_error_text"))
  }
}
