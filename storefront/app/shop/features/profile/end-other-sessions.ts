import { browserApi } from "~/lib/browser-api"
import { useRequestMutation } from "~/lib/mutation"
import { request } from "~/lib/request"

const endOtherSessions = () => request(browserApi, "DELETE /api/auth/sessions")

export const useEndOtherSessions = () => useRequestMutation("endOtherSessions", endOtherSessions)
