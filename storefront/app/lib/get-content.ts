import { queryOptions } from "@tanstack/react-query"
import type { Api } from "./api"
import { queryKeys } from "./query-keys"
import { request } from "./request"
import { retryAtOnce } from "./retry"

const getContent = (api: Api) => request(api, "GET /api/content")

/** Query of the tenant's own texts. Every page waits for them. */
export const contentQuery = (api: Api) =>
  queryOptions({ queryKey: queryKeys.content, queryFn: () => getContent(api), ...retryAtOnce })
