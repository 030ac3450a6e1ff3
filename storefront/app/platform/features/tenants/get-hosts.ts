import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

const getHosts = (id: string) =>
  request(browserApi, "GET /api/superadmin/tenants/:id/domains", { params: { id } })

/** A tenant's domains. The data is short-lived, because a job checks domains. */
export const hostsQuery = (id: string) =>
  queryOptions({ queryKey: platformKeys.hosts(id), queryFn: () => getHosts(id), staleTime: 0 })
