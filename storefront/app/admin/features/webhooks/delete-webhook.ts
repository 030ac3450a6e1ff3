import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const deleteWebhook = (id: string) =>
  request(browserApi, "DELETE /api/admin/webhooks/:id", { params: { id } })

export const useDeleteWebhook = (callbacks?: Callbacks<string, null>) =>
  useAdminMutation({ invalidates: [adminKeys.webhooks], alsoWhenRefused: true }, deleteWebhook, callbacks)
