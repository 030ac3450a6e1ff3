import { otpVerified, verifyOtpBody } from "../../../../contract/auth"
import { invalid } from "../../../../lib/api-error"
import { newToken } from "../../../../lib/tokens"
import { verifyCodeWorkflow } from "../../../../workflows/account/verify-code"
import { proofCookieOf } from "../email-proof-cookie"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const POST = route(
  {
    access: "anyone",
    summary: "Prove an e-mail by its code; the signed-in account with that e-mail becomes verified",
    body: verifyOtpBody,
    answers: { 200: otpVerified },
  },
  async ({ container, tenant, signedIn }, { body: { email, otp } }) => {
    const own = signedIn?.account.email === email ? signedIn.account.id : null
    const proof = newToken()
    const input = { tenantId: tenant.id, email, code: otp, accountId: own, proof }
    const { result: right } = await verifyCodeWorkflow(container).run({ input })
    if (!right) throw invalid("otp", "Invalid or expired OTP")
    return ok({ verified: true }, own ? {} : { "set-cookie": proofCookieOf(proof) })
  }
)
