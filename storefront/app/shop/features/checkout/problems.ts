import type { ErrorCode } from "@contract/common"
import { ApiError, messageOf } from "~/lib/api"
import { toast } from "~/ui/toast-store"
import { paymentText as text } from "./payment-text"

export function showErrorToast(title: string, description: string): void {
  toast({ title, description, variant: "destructive" })
}

const titles: Partial<Record<ErrorCode, Parameters<typeof text>[0]>> = {
  EMAIL_NOT_VERIFIED: "checkout_unverified_title",
  INSUFFICIENT_STOCK: "checkout_short_title",
  TOTALS_CHANGED: "checkout_prices_title",
  PAYMENT_NOT_CONFIGURED: "checkout_not_configured_title",
  GATEWAY_UNAVAILABLE: "checkout_script_failed_title",
  SERVICE_UNAVAILABLE: "checkout_script_failed_title",
  FEATURE_DISABLED: "checkout_closed_title",
  UNAUTHENTICATED: "login_required_title",
}

/** Why no payment could be started. */
export function showSessionError(error: unknown): void {
  const code = error instanceof ApiError ? error.code : null
  const title = (code && titles[code]) ?? "checkout_error_title"
  showErrorToast(text(title), messageOf(error, text("checkout_not_started")))
}

/** The window was closed, and the gateway has received no payment. */
export const showNothingCharged = (): void =>
  showErrorToast(text("checkout_cancelled_title"), text("checkout_cancelled_text"))

/** The window was closed, and it is unknown whether a payment was made. */
export const showUnknownOutcome = (): void =>
  showErrorToast(text("checkout_unconfirmed_title"), text("checkout_unconfirmed_text"))

/** Why a completed payment was not accepted. */
export const showNotTaken = (reason: string): void => showErrorToast(text("checkout_not_taken_title"), reason)
