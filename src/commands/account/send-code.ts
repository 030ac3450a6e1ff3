import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import { withTenant } from "../../db/with-tenant"
import { codeMail } from "../../modules/mail/mails/account"
import { hashCode, newCode } from "../../modules/account/one-time-code"
import { lockResends, maxResends, otpSeconds, renewOtp, startOtp } from "../../modules/account/otp"
import { requireResend } from "../../modules/account/require-resend"
import { mailAsTenant } from "../mail/tenant-mail"

export interface SendCodeInput {
  tenantId: string
  email: string
  again: boolean
  origin: string
}

/**
 * Creates a code and mails it. The table keeps only its hash. Returns how many resends are left.
 * @throws ApiError VALIDATION_FAILED for a resend before any code, TOO_MANY_REQUESTS after the last one
 */
export async function sendCode(container: MedusaContainer, input: SendCodeInput): Promise<number> {
  const { tenantId, email, origin } = input
  const code = newCode()
  const hash = hashCode(env().COOKIE_SECRET, tenantId, email, code)
  return withTenant(container, tenantId, async (tx) => {
    const resends = input.again ? requireResend(await lockResends(tx, email)) + 1 : 0
    await (input.again ? renewOtp(tx, email, hash) : startOtp(tx, email, hash))
    await mailAsTenant(container, tx, { to: email, validForSeconds: otpSeconds, origin }, (tenant) =>
      codeMail(tenant, code)
    )
    return maxResends - resends
  })
}
