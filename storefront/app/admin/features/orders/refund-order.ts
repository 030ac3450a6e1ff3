import type { Refund, RefundBody } from "@contract/admin-order"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { adminKeys } from "~/lib/admin-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

interface RefundRequest {
  id: string
  /** The version of the order that was seen: two admins who see the same version refund it once. */
  version: number
  wanted: RefundBody
}

const refundOrder = ({ id, version, wanted }: RefundRequest) =>
  request(browserApi, "POST /api/admin/orders/:id/refunds", { params: { id }, body: { ...wanted, version } })

export const useRefundOrder = (callbacks?: Callbacks<RefundRequest, Refund>) =>
  useAdminMutation(
    { invalidates: [adminKeys.orders, queryKeys.orders], alsoWhenRefused: true },
    refundOrder,
    callbacks
  )
