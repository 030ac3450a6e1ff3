import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { readDashboard } from "./read-dashboard"
import * as endpoints from "../../../../contract/endpoints/dashboard"

export const GET = route(endpoints.getDashboard, async (ctx) => ok(await inTenant(ctx, readDashboard)))
