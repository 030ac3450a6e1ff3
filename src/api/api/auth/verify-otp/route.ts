import { invalid } from "../../../../lib/api-error"
import { newToken } from "../../../../lib/tokens"
import { verifyCode } from "../../../../commands/account/verify-code"
import { proofCookieOf } from "../email-proof-cookie"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(
  endpoints.verifyOtp,
  async ({ container, tenant, signedIn }, { body: { email, otp } }) => {
    const own = signedIn?.account.email === email ? signedIn.account.id : null
    const proof = newToken()
    const input = { tenantId: tenant.id, email, code: otp, accountId: own, proof }
    const right = await verifyCode(container, input)
    if (!right) throw invalid("otp", "Invalid or expired OTP")
    return ok({ verified: true }, own ? {} : { "set-cookie": proofCookieOf(proof) })
  }
)
