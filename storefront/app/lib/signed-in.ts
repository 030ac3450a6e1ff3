import { redirect } from "react-router"
import type { QueryClient } from "@tanstack/react-query"
import { isStatus } from "./api"
import type { Load } from "./page-data"
import { userQuery } from "./session"

function away(client: QueryClient, to: string): never {
  client.setQueryData(userQuery().queryKey, null)
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
  throw redirect(to)
}

/** A load that needs somebody signed in; visitors are redirected to `elsewhere`, on a direct visit too. */
export const signedIn =
  (load: Load | null, elsewhere = "/"): Load =>
  async (client, api) => {
    if (!(await client.query(userQuery(api)))) away(client, elsewhere)
    try {
      await load?.(client, api)
    } catch (error) {
      // The session ended in between: whoever was signed in is not any more.
      if (isStatus(error, 401)) away(client, elsewhere)
      throw error
    }
  }
