import { ShopError } from "../../lib/shop-error"

export const badResetLink = (): ShopError =>
  new ShopError(
    "VALIDATION_FAILED",
    "This reset link is invalid or has expired. Please request a new password reset link.",
    { details: [{ path: "token", message: "Please request a new password reset link" }] }
  )
