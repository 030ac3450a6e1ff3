import { queryOptions, useQuery } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

/** One order with all details for admins. */
export const useAdminOrder = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: adminKeys.order(id),
      queryFn: () => request(browserApi, "GET /api/admin/orders/:id", { params: { id } }),
      staleTime: 0,
    })
  )
