import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const removeStaff = (id: string) => request(browserApi, "DELETE /api/admin/staff/:id", { params: { id } })

export const useRemoveStaff = (callbacks?: Callbacks<string, null>) =>
  useAdminMutation({ invalidates: [adminKeys.staff], alsoWhenRefused: true }, removeStaff, callbacks)
