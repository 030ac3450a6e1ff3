import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getKeys = (api: Api) => request(api, "GET /api/admin/keys")

/** The tenant's API keys for integrators, without their secrets. */
export const keysQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.apiKeys, queryFn: () => getKeys(api), staleTime: 0 })
