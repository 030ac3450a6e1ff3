import { join } from "node:path"
import { z } from "zod"
import { describeApi } from "../../../http/openapi"
import { cached } from "../../../http/cached"
import { readRoutes } from "../../../http/registry"
import { route } from "../../../http/route"

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
