import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const revokeKey = (id: string) => request(browserApi, "DELETE /api/admin/keys/:id", { params: { id } })

export const useRevokeKey = (callbacks?: Callbacks<string, null>) =>
  useAdminMutation({ invalidates: [adminKeys.apiKeys], alsoWhenRefused: true }, revokeKey, callbacks)
