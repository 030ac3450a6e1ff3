import type { AnswerTo } from "@contract/answers"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const inviteStaff = (email: string) => request(browserApi, "POST /api/admin/staff", { body: { email } })

export const useInviteStaff = (callbacks?: Callbacks<string, AnswerTo<"POST /api/admin/staff">>) =>
  useAdminMutation("inviteStaff", inviteStaff, callbacks)
