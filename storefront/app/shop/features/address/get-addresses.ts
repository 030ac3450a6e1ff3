import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The shopper's addresses, the default one first. Refused with 401 without a session. */
const getAddresses = (api: Api) => request(api, "GET /api/addresses")

export const addressesQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.addresses, queryFn: () => getAddresses(api) })

export const useAddresses = () => useQuery(addressesQuery())
