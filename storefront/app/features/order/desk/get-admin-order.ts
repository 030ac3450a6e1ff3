import { queryOptions, useQuery } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** One order with all that staff see of it. */
export const useAdminOrder = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: queryKeys.adminOrder(id),
      queryFn: () => request(browserApi, "GET /api/admin/orders/:id", { params: { id } }),
      staleTime: 0,
    })
  )
