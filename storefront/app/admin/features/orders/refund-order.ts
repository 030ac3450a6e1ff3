import type { Refund, RefundBody } from "@contract/admin-order"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

interface RefundRequest {
  id: string
  /** The order as it was seen: two people who see the same order give its money back once. */
  version: number
  wanted: RefundBody
}

const refundOrder = ({ id, version, wanted }: RefundRequest) =>
  request(browserApi, "POST /api/admin/orders/:id/refunds", { params: { id }, body: { ...wanted, version } })

export const useRefundOrder = (callbacks?: Callbacks<RefundRequest, Refund>) =>
  useAdminMutation("refundOrder", refundOrder, callbacks)
