import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { readFigures } from "../../../../../modules/tenant/read-figures"
import { overviewOf } from "./overview-of"
import * as endpoints from "../../../../../contract/endpoints/platform"

export const GET = route(endpoints.getPlatformOverview, async ({ container }) =>
  ok(overviewOf(await readFigures(container)))
)
