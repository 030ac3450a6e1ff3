import { describeApi } from "../../../http/openapi/openapi"
import { cached } from "../../../http/kernel/cached"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/platform"
import { routes } from "../../routes"

let described: ReturnType<typeof describeApi> | undefined

export const GET = route(endpoints.getOpenApi, (_ctx, _input, req) => {
  described ??= describeApi(
    routes().routes.filter((it) => it.path.startsWith("/api/")),
    "1"
  )
  return Promise.resolve(cached(req, described))
})
