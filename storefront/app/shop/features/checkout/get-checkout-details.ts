import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The firm of the account's last checkout. */
export const checkoutDetailsQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.checkoutDetails,
    queryFn: () => request(api, "GET /api/checkout/details"),
  })
