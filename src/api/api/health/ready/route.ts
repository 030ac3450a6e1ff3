import { isFromForeignStorefront } from "../../../../http/kernel/peer"
import { isReady } from "../../../../http/kernel/readiness"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/platform"

export const GET = route(endpoints.getReadiness, async (ctx, _input, req) =>
  !isFromForeignStorefront(req) && (await isReady(ctx.container))
    ? { status: 200, body: { status: "ok" } }
    : { status: 503, body: { status: "unavailable" } }
)
