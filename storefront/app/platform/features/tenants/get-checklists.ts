import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

/** Maximum number of tenants per request. Cards beyond it are shown without a checklist. */
const maxTenants = 100

const getChecklists = (ids: readonly string[]) =>
  request(browserApi, "GET /api/superadmin/checklists", {
    query: new URLSearchParams({ ids: ids.join(",") }),
  })

/** Progress of the shown tenants towards their first sale. */
export function checklistsQuery(all: readonly string[]) {
  const ids = all.slice(0, maxTenants)
  return queryOptions({
    queryKey: platformKeys.checklists(ids),
    queryFn: () => getChecklists(ids),
    enabled: ids.length > 0,
    staleTime: 0,
  })
}
