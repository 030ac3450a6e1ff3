import { createContext, use } from "react"
import { queryOptions } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { isStatus, type Api } from "./api"
import { browserApi } from "./browser-api"
import { queryKeys } from "./query-keys"
import { request } from "./request"

/** Query of the signed-in account, or null. Any failure counts as signed out. It never becomes stale by itself. */
export const userQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.user,
    queryFn: async (): Promise<User | null> => {
      try {
        return await request(api, "GET /api/auth/me")
      } catch (error) {
        if (isStatus(error, 401)) return null
        throw error
      }
    },
    staleTime: Infinity,
    retry: false,
  })

/** Provided by `Visitor`, which reads it once for the whole page. */
export const UserContext = createContext<User | null>(null)

/** The signed-in account. It is available in the first HTML: the root loader puts it in the cache. */
export const useUser = (): User | null => use(UserContext)

/** Whether the account is an ADMIN, or the platform's SUPERADMIN, who passes every admin check. */
export const isAdmin = (user: User): boolean => user.role === "ADMIN" || user.role === "SUPERADMIN"
