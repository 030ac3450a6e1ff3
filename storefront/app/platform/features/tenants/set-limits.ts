import type { TenantLimits } from "@contract/tenant-limits"
import { useAdminMutation } from "~/lib/admin-mutation"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

export const useSetLimits = (id: string) =>
  useAdminMutation("setLimits", (body: TenantLimits) =>
    request(browserApi, "PUT /api/superadmin/tenants/:id/limits", { params: { id }, body })
  )
