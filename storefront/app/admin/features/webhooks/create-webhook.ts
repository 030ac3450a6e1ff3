import type { ResponseOf } from "@contract/endpoints"
import type { WebhookCreateBody } from "@contract/webhook"
import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const createWebhook = (body: WebhookCreateBody) => request(browserApi, "POST /api/admin/webhooks", { body })

export const useCreateWebhook = (
  callbacks?: Callbacks<WebhookCreateBody, ResponseOf<"POST /api/admin/webhooks">>
) => useAdminMutation({ invalidates: [adminKeys.webhooks] }, createWebhook, callbacks)
