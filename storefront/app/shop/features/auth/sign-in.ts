import type { User } from "@contract/auth"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { useEntering } from "./use-entering"

interface Credentials {
  email: string
  password: string
}

const signIn = (body: Credentials) => request(browserApi, "POST /api/auth/login", { body })

/** Signs an account in and refetches its data. */
export const useSignIn = (callbacks?: Callbacks<Credentials, User>) =>
  useEntering("signIn", signIn, callbacks)
