import { join } from "node:path"
import { describeApi } from "../../../http/openapi/openapi"
import { cached } from "../../../http/kernel/cached"
import { readRoutes } from "../../../http/kernel/registry"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/platform"

let described: ReturnType<typeof describeApi> | undefined

export const GET = route(endpoints.getOpenApi, (_ctx, _input, req) => {
  described ??= describeApi(
    readRoutes(join(__dirname, "../..")).filter((it) => it.path.startsWith("/api/")),
    "1"
  )
  return Promise.resolve(cached(req, described))
})
