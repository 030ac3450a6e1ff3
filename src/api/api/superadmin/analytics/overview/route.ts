import { inTenant } from "../../../../../http/kernel/context"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { readTenantFigures, readTotals } from "../../../../../modules/platform-reports/read-figures"
import { settingIn } from "../../../../../modules/settings/read-setting"
import { overviewOf } from "./overview-of"
import * as endpoints from "../../../../../contract/endpoints/platform"

/** The growth target is a setting of the platform's own store, the only one on which a superadmin signs in. */
export const GET = route(endpoints.getPlatformOverview, async (ctx, { query }) => {
  const target = await inTenant(ctx, (tx) => settingIn(tx, "growth_target_percent"))
  const totals = await readTotals(ctx.container)
  const page = await readTenantFigures(ctx.container, query)
  return ok(overviewOf(totals, page, Number(target)), { "x-total-count": String(page.found) })
})
