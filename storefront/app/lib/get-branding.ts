import { queryOptions } from "@tanstack/react-query"
import type { Api } from "./api"
import { queryKeys } from "./query-keys"
import { request } from "./request"
import { retryAtOnce } from "./retry"

const getBranding = (api: Api) => request(api, "GET /api/branding")

/** Query of the tenant's branding. Every page waits for it. */
export const brandingQuery = (api: Api) =>
  queryOptions({ queryKey: queryKeys.branding, queryFn: () => getBranding(api), ...retryAtOnce })
