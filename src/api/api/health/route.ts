import { isDatabaseUp } from "../../../http/kernel/readiness"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/platform"

export const GET = route(endpoints.getHealth, async (ctx) =>
  (await isDatabaseUp(ctx.container))
    ? { status: 200, body: { status: "ok", checks: { database: "ok" } } }
    : { status: 503, body: { status: "unavailable", checks: { database: "failed" } } }
)
