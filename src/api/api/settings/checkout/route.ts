import { readPageSettings } from "../../../../modules/settings/read-rates"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/settings"

export const GET = route(endpoints.getCheckoutSettings, async ({ container, tenant }) =>
  ok(await readPageSettings(container, tenant.id))
)
