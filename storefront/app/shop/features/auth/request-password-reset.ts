import { browserApi } from "~/lib/browser-api"
import { useRequestMutation } from "~/lib/mutation"
import { request } from "~/lib/request"

const requestPasswordReset = (email: string) =>
  request(browserApi, "POST /api/auth/forgot-password", { body: { email } })

/** Mails a link to choose another password, where there is such an account. */
export const useRequestPasswordReset = () => useRequestMutation("requestPasswordReset", requestPasswordReset)
