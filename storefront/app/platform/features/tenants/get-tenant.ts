import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

const getTenant = (id: string) => request(browserApi, "GET /api/superadmin/tenants/:id", { params: { id } })

/** A tenant for editing. The data is short-lived, because its own admins edit its branding. */
export const tenantQuery = (id: string) =>
  queryOptions({ queryKey: platformKeys.tenant(id), queryFn: () => getTenant(id), staleTime: 0 })
