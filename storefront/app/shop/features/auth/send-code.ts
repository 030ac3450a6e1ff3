import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { rememberCode, type SentCode } from "./sent-code"

async function sendCode(email: string): Promise<SentCode> {
  return rememberCode(email, await request(browserApi, "POST /api/auth/send-otp", { body: { email } }))
}

/** Mails a code to an e-mail. */
export const useSendCode = (callbacks?: Callbacks<string, SentCode>) =>
  useRequestMutation("sendCode", sendCode, callbacks)
