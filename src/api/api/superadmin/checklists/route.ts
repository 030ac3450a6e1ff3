import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { readChecklists } from "../../../../modules/platform-reports/read-checklist"
import * as endpoints from "../../../../contract/endpoints/checklist"

export const GET = route(endpoints.listTenantChecklists, async ({ container }, { query: { ids } }) =>
  ok(await readChecklists(container, ids))
)
