import { readPageSettings } from "../../../../modules/settings/read-rates"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/settings"

export const GET = route(endpoints.getCheckoutSettings, async ({ container, tenant }) =>
  ok(await readPageSettings(container, tenant.id))
)
