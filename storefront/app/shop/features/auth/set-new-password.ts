import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

interface NewPassword {
  /** From the reset link. */
  token: string
  password: string
}

const setNewPassword = (body: NewPassword) => request(browserApi, "POST /api/auth/reset-password", { body })

/** Replaces a forgotten password by the link's token. */
export const useSetNewPassword = (callbacks?: Callbacks<NewPassword, unknown>) =>
  useRequestMutation("setNewPassword", setNewPassword, callbacks)
