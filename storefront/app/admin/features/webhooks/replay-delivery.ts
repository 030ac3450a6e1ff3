import type { ResponseOf } from "@contract/endpoints"
import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

interface Replayed {
  id: string
  deliveryId: string
}

const replayDelivery = (params: Replayed) =>
  request(browserApi, "POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay", { params: { ...params } })

type Reply = ResponseOf<"POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay">

export const useReplayDelivery = (callbacks?: Callbacks<Replayed, Reply>) =>
  useAdminMutation({ invalidates: [adminKeys.webhooks], alsoWhenRefused: true }, replayDelivery, callbacks)
