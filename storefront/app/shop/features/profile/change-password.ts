import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

export interface Passwords {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

const changePassword = (body: Passwords) => request(browserApi, "PUT /api/auth/change-password", { body })

export const useChangePassword = (callbacks?: Callbacks<Passwords, unknown>) =>
  useRequestMutation("changePassword", changePassword, callbacks)
