import type { User } from "@contract/auth"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { useEntering } from "./use-entering"

interface Registration {
  email: string
  name: string
  password: string
}

const completeRegistration = (body: Registration) =>
  request(browserApi, "POST /api/auth/complete-registration", { body })

/** Creates the account for a verified e-mail and signs it in. */
export const useCompleteRegistration = (callbacks?: Callbacks<Registration, User>) =>
  useEntering("completeRegistration", completeRegistration, callbacks)
