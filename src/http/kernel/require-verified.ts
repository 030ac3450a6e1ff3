import { ApiError } from "../../lib/api-error"
import type { RequestContext, SignedIn } from "./context"

/** @throws ApiError EMAIL_NOT_VERIFIED */
export function requireVerified({ signedIn }: RequestContext & { signedIn: SignedIn }): void {
  if (!signedIn.account.isEmailVerified) {
    throw new ApiError("EMAIL_NOT_VERIFIED", "Please verify your email address to place orders")
  }
}
