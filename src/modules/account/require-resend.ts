import { invalid, tooMany } from "../../lib/api-error"
import { maxResends } from "./otp"

/**
 * Returns how often a code was sent again, provided that one more resend is allowed.
 * @throws ApiError VALIDATION_FAILED when there is no code, TOO_MANY_REQUESTS after the last resend
 */
export function requireResend(resends: number | undefined): number {
  if (resends === undefined) throw invalid("email", "Please request a verification code first")
  if (resends >= maxResends) throw tooMany(3600)
  return resends
}
