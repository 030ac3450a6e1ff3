import { browserApi } from "~/lib/browser-api"
import { useRequestMutation } from "~/lib/mutation"
import { request } from "~/lib/request"

const requestPasswordReset = (email: string) =>
  request(browserApi, "POST /api/auth/forgot-password", { body: { email } })

/** Mails a password reset link if the account exists. */
export const useRequestPasswordReset = () => useRequestMutation("requestPasswordReset", requestPasswordReset)
