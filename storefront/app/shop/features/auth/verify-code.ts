import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { clearCode } from "./sent-code"

interface TypedCode {
  email: string
  otp: string
}

async function verifyCode(body: TypedCode): Promise<void> {
  await request(browserApi, "POST /api/auth/verify-otp", { body })
  clearCode()
}

/** Verifies an e-mail with the code that was mailed to it. */
export const useVerifyCode = (callbacks?: Callbacks<TypedCode, void>) =>
  useRequestMutation("verifyCode", verifyCode, callbacks)
