import { redirect } from "react-router"
import type { QueryClient } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { isStatus } from "./api"
import type { Load } from "./page-data"
import { isAdmin, userQuery } from "./session"

function away(to: string): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
  throw redirect(to)
}

const clearSession = (client: QueryClient): void => {
  client.setQueryData(userQuery().queryKey, null)
}

/**
 * Wraps a load that only accounts that pass `may` can run. Others are redirected to `elsewhere`, also on a direct
 * visit.
 */
export const guarded =
  (may: (user: User) => boolean) =>
  (load: Load | null, elsewhere = "/"): Load =>
  async (client, api) => {
    const user = await client.query(userQuery(api))
    if (!user) clearSession(client)
    if (!user || !may(user)) away(elsewhere)
    try {
      await load?.(client, api)
    } catch (error) {
      // The session ended meanwhile, or the account lost the permission: it is treated as signed out.
      if (isStatus(error, 401)) clearSession(client)
      if (isStatus(error, 401) || isStatus(error, 403)) away(elsewhere)
      throw error
    }
  }

/** Requires a signed-in account. */
export const signedIn = guarded(() => true)

/** Requires an admin. */
export const adminOnly = guarded(isAdmin)
