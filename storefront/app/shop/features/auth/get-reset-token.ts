import { queryOptions, useQuery } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

const getResetToken = (token: string) =>
  request(browserApi, "GET /api/auth/verify-reset-token/:token", { params: { token } })

/** Never cached: a link is valid once. */
const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.resetToken(token),
    queryFn: () => getResetToken(token),
    staleTime: 0,
    gcTime: 0,
  })

/** Whether a reset link is still valid. Sends no request without a token. */
export const useResetToken = (token: string) => useQuery({ ...resetTokenQuery(token), enabled: token !== "" })
