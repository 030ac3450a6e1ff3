import { useAdminMutation } from "~/lib/admin-mutation"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Creates a single-use address for entering the tenant. */
export const useEnterTenant = (id: string) =>
  useAdminMutation({ invalidates: [] }, (reason: string) =>
    request(browserApi, "POST /api/superadmin/tenants/:id/enter", { params: { id }, body: { reason } })
  )
