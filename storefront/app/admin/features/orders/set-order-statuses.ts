import type { BulkStatusBody, BulkStatusResult } from "@contract/admin-order"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { adminKeys } from "~/lib/admin-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const setOrderStatuses = (body: BulkStatusBody) =>
  request(browserApi, "POST /api/admin/orders/bulk-status", { body })

export const useSetOrderStatuses = (callbacks?: Callbacks<BulkStatusBody, BulkStatusResult>) =>
  useAdminMutation({ invalidates: [adminKeys.orders, queryKeys.orders] }, setOrderStatuses, callbacks)
