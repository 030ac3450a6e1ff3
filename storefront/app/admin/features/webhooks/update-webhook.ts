import type { ResponseOf } from "@contract/endpoints"
import type { WebhookUpdateBody } from "@contract/webhook"
import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

/** The changed fields, and the version that they are based on. */
interface WebhookEdit {
  id: string
  version: number
  changes: WebhookUpdateBody
}

const updateWebhook = ({ id, version, changes }: WebhookEdit) =>
  request(browserApi, "PUT /api/admin/webhooks/:id", { params: { id }, body: { ...changes, version } })

export const useUpdateWebhook = (
  callbacks?: Callbacks<WebhookEdit, ResponseOf<"PUT /api/admin/webhooks/:id">>
) => useAdminMutation({ invalidates: [adminKeys.webhooks], alsoWhenRefused: true }, updateWebhook, callbacks)
