import { ShopError } from "../../lib/shop-error"
import type { SignedIn } from "./context"

/** @throws ShopError EMAIL_NOT_VERIFIED */
export function requireVerified({ signedIn }: { signedIn: SignedIn }): void {
  if (signedIn.account.isEmailVerified) return
  throw new ShopError("EMAIL_NOT_VERIFIED", "Please verify your email to place orders.")
}
