import type { ErrorCode } from "@contract/common"
import { ApiError, messageOf } from "~/lib/api"
import { toast } from "~/ui/toast-store"

export function complain(title: string, description: string): void {
  toast({ title, description, variant: "destructive" })
}

const notStarted = "The payment could not be started. Please try again."

const titles: Partial<Record<ErrorCode, string>> = {
  EMAIL_NOT_VERIFIED: "Email not verified",
  INSUFFICIENT_STOCK: "Insufficient stock",
  TOTALS_CHANGED: "Prices have changed",
  PAYMENT_NOT_CONFIGURED: "Payment not configured",
  GATEWAY_UNAVAILABLE: "Payment system unavailable",
  SERVICE_UNAVAILABLE: "Payment system unavailable",
  FEATURE_DISABLED: "Checkout unavailable",
  UNAUTHENTICATED: "⚠️ Login required",
}

/** Why no payment could be started. */
export function tellSessionProblem(error: unknown): void {
  const code = error instanceof ApiError ? error.code : null
  complain((code && titles[code]) ?? "Payment error", messageOf(error, notStarted))
}

/** The window was closed, and the gateway has no money for it. */
export const tellNothingCharged = (): void =>
  complain("Payment cancelled", "Nothing was charged, and your cart is as it was.")

/** The window was closed, and nobody could say whether something had been paid. */
export const tellNotKnown = (): void =>
  complain(
    "Payment not confirmed",
    "We could not check whether your payment went through. If it did, your order appears under My Orders within a few minutes: please look there before you pay again."
  )

/** A payment that was made and is not taken: why. */
export const tellNotTaken = (reason: string): void => complain("Payment not taken", reason)

/** Paid, but no order yet: what happened, and that the money is safe. */
export const moneyIsSafe =
  "Your money is safe: either your order appears under My Orders within a few minutes, or the payment is returned to you in full. Please do not pay again."
