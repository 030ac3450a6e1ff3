import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

interface NewPassword {
  /** Token of the reset link. */
  token: string
  password: string
}

const setNewPassword = (body: NewPassword) => request(browserApi, "POST /api/auth/reset-password", { body })

/** Sets a new password with a reset token. */
export const useSetNewPassword = (callbacks?: Callbacks<NewPassword, unknown>) =>
  useRequestMutation("setNewPassword", setNewPassword, callbacks)
