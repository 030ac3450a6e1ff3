import { createContext, use } from "react"
import { queryOptions } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { isStatus, type Api } from "./api"
import { browserApi } from "./browser-api"
import { queryKeys } from "./query-keys"
import { request } from "./request"

/** The signed-in user, or null. Any failure means signed out; never goes stale by itself. */
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

/** `Visitor` looks it up once for all that stands on a page. */
export const UserContext = createContext<User | null>(null)

/** Known from the first HTML on: the root loader puts it in the cache. */
export const useUser = (): User | null => use(UserContext)

/** ADMIN, and the platform's SUPERADMIN, who passes every admin check. */
export const isAdmin = (user: User): boolean => user.role === "ADMIN" || user.role === "SUPERADMIN"
