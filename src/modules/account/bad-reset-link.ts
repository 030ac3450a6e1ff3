import { ApiError } from "../../lib/api-error"

export const badResetLink = (): ApiError =>
  new ApiError(
    "VALIDATION_FAILED",
    "This reset link is invalid or has expired. Please request a new password reset link.",
    { details: [{ path: "token", message: "Please request a new password reset link" }] }
  )
