import { describeApi } from "../../../http/openapi/openapi"
import { type CachedBytes, cachedBytes, sendCached } from "../../../http/kernel/cached"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/platform"
import { routes } from "../../routes"

/** The description is the same for everybody, so it is made once; again only after a failure. */
let made: Promise<CachedBytes> | undefined

async function make(): Promise<CachedBytes> {
  const described = await describeApi(
    routes().routes.filter((it) => it.path.startsWith("/api/")),
    "1"
  )
  return cachedBytes("application/json; charset=utf-8", Buffer.from(JSON.stringify(described)))
}

export const GET = route(endpoints.getOpenApi, async (_ctx, _input, req) =>
  sendCached(
    req,
    await (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
  )
)
