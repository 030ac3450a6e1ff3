import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { readFigures } from "../../../../../modules/platform-reports/read-figures"
import { overviewOf } from "./overview-of"
import * as endpoints from "../../../../../contract/endpoints/platform"

export const GET = route(endpoints.getPlatformOverview, async ({ container }) =>
  ok(overviewOf(await readFigures(container)))
)
