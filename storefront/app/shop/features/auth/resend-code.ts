import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { rememberCode, type SentCode } from "./sent-code"

async function resendCode(email: string): Promise<SentCode> {
  return rememberCode(email, await request(browserApi, "POST /api/auth/resend-otp", { body: { email } }))
}

/** Mails another code, which replaces the previous one. */
export const useResendCode = (callbacks?: Callbacks<string, SentCode>) =>
  useRequestMutation("resendCode", resendCode, callbacks)
