import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

/** So many are asked about at a time; who scrolls past them sees the cards without. */
const maxTenants = 100

const getChecklists = (ids: readonly string[]) =>
  request(browserApi, "GET /api/superadmin/checklists", {
    query: new URLSearchParams({ ids: ids.join(",") }),
  })

/** How far the shown tenants are on their way to the first sale. */
export function checklistsQuery(all: readonly string[]) {
  const ids = all.slice(0, maxTenants)
  return queryOptions({
    queryKey: platformKeys.checklists(ids),
    queryFn: () => getChecklists(ids),
    enabled: ids.length > 0,
    staleTime: 0,
  })
}
