import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { readDashboard } from "./read-dashboard"
import * as endpoints from "../../../../contract/endpoints/dashboard"

export const GET = route(endpoints.getDashboard, async (ctx) => ok(await inTenant(ctx, readDashboard)))
