import type { ResponseOf } from "@contract/endpoints"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const inviteStaff = (email: string) => request(browserApi, "POST /api/admin/staff", { body: { email } })

export const useInviteStaff = (callbacks?: Callbacks<string, ResponseOf<"POST /api/admin/staff">>) =>
  useAdminMutation({ invalidates: [adminKeys.staff] }, inviteStaff, callbacks)
