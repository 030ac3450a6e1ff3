import { join } from "node:path"
import { z } from "zod"
import { describeApi } from "../../openapi/describe"
import { cached } from "../../utils/cached"
import { readRoutes } from "../../utils/registry"
import { route } from "../../utils/route"

let described: ReturnType<typeof describeApi> | undefined

export const GET = route(
  { access: "platform", summary: "This description", answers: { 200: z.record(z.string(), z.unknown()) } },
  (_ctx, _input, req) => {
    described ??= describeApi(
      readRoutes(join(__dirname, "../..")).filter((it) => it.path.startsWith("/api/")),
      "1"
    )
    return Promise.resolve(cached(req, described))
  }
)
