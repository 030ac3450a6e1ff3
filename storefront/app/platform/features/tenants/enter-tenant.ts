import { useAdminMutation } from "~/lib/admin-mutation"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** An address with which the tenant is entered, once. */
export const useEnterTenant = (id: string) =>
  useAdminMutation("enterTenant", (reason: string) =>
    request(browserApi, "POST /api/superadmin/tenants/:id/enter", { params: { id }, body: { reason } })
  )
