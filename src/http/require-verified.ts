import { ShopError } from "../lib/shop-error"
import type { RequestContext, SignedIn } from "./context"

/** @throws ShopError EMAIL_NOT_VERIFIED */
export function requireVerified({ signedIn }: RequestContext & { signedIn: SignedIn }): void {
  if (!signedIn.account.isEmailVerified) {
    throw new ShopError("EMAIL_NOT_VERIFIED", "Please verify your email address to place orders")
  }
}
