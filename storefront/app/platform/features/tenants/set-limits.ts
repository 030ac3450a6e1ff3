import type { TenantLimits } from "@contract/tenant-limits"
import { useAdminMutation } from "~/lib/admin-mutation"
import { platformKeys } from "~/lib/platform-keys"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

export const useSetLimits = (id: string) =>
  useAdminMutation({ invalidates: [platformKeys.all] }, (body: TenantLimits) =>
    request(browserApi, "PUT /api/superadmin/tenants/:id/limits", { params: { id }, body })
  )
