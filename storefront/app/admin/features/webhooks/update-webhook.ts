import type { ResponseOf } from "@contract/endpoints"
import type { WebhookUpdateBody } from "@contract/webhook"
import { useAdminMutation } from "~/lib/admin-mutation"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

/** What changes, and the version that the change was made from. */
interface WebhookEdit {
  id: string
  version: number
  changes: WebhookUpdateBody
}

const updateWebhook = ({ id, version, changes }: WebhookEdit) =>
  request(browserApi, "PUT /api/admin/webhooks/:id", { params: { id }, body: { ...changes, version } })

export const useUpdateWebhook = (
  callbacks?: Callbacks<WebhookEdit, ResponseOf<"PUT /api/admin/webhooks/:id">>
) => useAdminMutation("updateWebhook", updateWebhook, callbacks)
