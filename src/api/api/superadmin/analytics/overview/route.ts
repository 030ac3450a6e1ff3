import { inTenant } from "../../../../../http/kernel/context"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { readFigures } from "../../../../../modules/platform-reports/read-figures"
import { settingIn } from "../../../../../modules/settings/read-setting"
import { overviewOf } from "./overview-of"
import * as endpoints from "../../../../../contract/endpoints/platform"

/** The growth target is a setting of the platform's own store, the only one on which a superadmin signs in. */
export const GET = route(endpoints.getPlatformOverview, async (ctx) => {
  const target = await inTenant(ctx, (tx) => settingIn(tx, "growth_target_percent"))
  return ok(overviewOf(await readFigures(ctx.container), Number(target)))
})
