import { useAdminMutation } from "~/lib/admin-mutation"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const deleteWebhook = (id: string) =>
  request(browserApi, "DELETE /api/admin/webhooks/:id", { params: { id } })

export const useDeleteWebhook = (callbacks?: Callbacks<string, null>) =>
  useAdminMutation("deleteWebhook", deleteWebhook, callbacks)
