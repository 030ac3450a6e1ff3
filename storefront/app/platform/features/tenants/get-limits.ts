import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

const getLimits = (id: string) =>
  request(browserApi, "GET /api/superadmin/tenants/:id/limits", { params: { id } })

/** A tenant's rate limits. The data is short-lived, because another superadmin may change them. */
export const limitsQuery = (id: string) =>
  queryOptions({ queryKey: platformKeys.limits(id), queryFn: () => getLimits(id), staleTime: 0 })
