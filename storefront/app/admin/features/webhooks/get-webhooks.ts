import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getWebhooks = (api: Api) => request(api, "GET /api/admin/webhooks")

/** The tenant's outgoing webhooks. */
export const webhooksQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.webhooks, queryFn: () => getWebhooks(api), staleTime: 0 })
