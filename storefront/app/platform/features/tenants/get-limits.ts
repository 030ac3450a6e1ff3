import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

const getLimits = (id: string) =>
  request(browserApi, "GET /api/superadmin/tenants/:id/limits", { params: { id } })

/** How many calls a tenant may make. Never fresh for long: another superadmin may set it. */
export const limitsQuery = (id: string) =>
  queryOptions({ queryKey: platformKeys.limits(id), queryFn: () => getLimits(id), staleTime: 0 })
