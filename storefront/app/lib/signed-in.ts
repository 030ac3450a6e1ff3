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

const forget = (client: QueryClient): void => {
  client.setQueryData(userQuery().queryKey, null)
}

/** A load for those who `may`; others are redirected to `elsewhere`, on a direct visit too. */
export const guarded =
  (may: (user: User) => boolean) =>
  (load: Load | null, elsewhere = "/"): Load =>
  async (client, api) => {
    const user = await client.query(userQuery(api))
    if (!user) forget(client)
    if (!user || !may(user)) away(elsewhere)
    try {
      await load?.(client, api)
    } catch (error) {
      // The session ended in between, or the right to this: whoever was signed in is not any more.
      if (isStatus(error, 401)) forget(client)
      if (isStatus(error, 401) || isStatus(error, 403)) away(elsewhere)
      throw error
    }
  }

/** For what needs somebody signed in. */
export const signedIn = guarded(() => true)

/** For the store's back office. */
export const adminOnly = guarded(isAdmin)
