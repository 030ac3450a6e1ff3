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

/** The home page with the sign-in dialog open. After signing in, the visitor is at the requested page. */
function signInPath({ url }: Pick<Request, "url">): string {
  const { pathname, search } = new URL(url)
  return `/?signIn=1&next=${encodeURIComponent(pathname + search).replaceAll("%2F", "/")}`
}

/**
 * Wraps a load that only accounts that pass `may` can run. Visitors are redirected to `signedOut`, by
 * default to sign in; other accounts to the home page. Both also on a direct visit.
 */
export const guarded =
  (may: (user: User) => boolean) =>
  (request: Pick<Request, "url">, load: Load | null, signedOut = signInPath(request)): Load =>
  async (client, api) => {
    const user = await client.query(userQuery(api))
    if (!user) {
      clearSession(client)
      away(signedOut)
    }
    if (!may(user)) away("/")
    try {
      await load?.(client, api)
    } catch (error) {
      // The account lost the permission meanwhile.
      if (isStatus(error, 403)) away("/")
      if (!isStatus(error, 401)) throw error
      // The session ended meanwhile.
      clearSession(client)
      away(signedOut)
    }
  }

/** Requires a signed-in account. */
export const signedIn = guarded(() => true)

/** Requires an admin. */
export const adminOnly = guarded(isAdmin)
