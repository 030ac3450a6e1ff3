import type { ResponseOf } from "@contract/endpoints"
import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const rotateWebhook = (id: string) =>
  request(browserApi, "POST /api/admin/webhooks/:id/rotate", { params: { id } })

export const useRotateWebhook = (
  callbacks?: Callbacks<string, ResponseOf<"POST /api/admin/webhooks/:id/rotate">>
) => useAdminMutation({ invalidates: [adminKeys.webhooks], alsoWhenRefused: true }, rotateWebhook, callbacks)
