import type { ResponseOf } from "@contract/endpoints"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const testPayment = () => request(browserApi, "POST /api/admin/branding/payment-test", { body: {} })

export const useTestPayment = (
  callbacks?: Callbacks<void, ResponseOf<"POST /api/admin/branding/payment-test">>
) => useAdminMutation({ invalidates: [] }, testPayment, callbacks)
