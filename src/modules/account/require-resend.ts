import { invalid, tooMany } from "../../lib/api-error"
import { maxResends } from "./otp"

/**
 * How often a code was sent again, when it may be once more.
 * @throws ApiError VALIDATION_FAILED when there was none, TOO_MANY_REQUESTS after the last resend
 */
export function requireResend(resends: number | undefined): number {
  if (resends === undefined) throw invalid("email", "Please request a verification code first")
  if (resends >= maxResends) throw tooMany(3600)
  return resends
}
