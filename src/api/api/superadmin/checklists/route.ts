import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { readChecklists } from "../../../../modules/tenant/read-checklist"
import * as endpoints from "../../../../contract/endpoints/checklist"

export const GET = route(endpoints.listTenantChecklists, async ({ container }, { query: { ids } }) =>
  ok(await readChecklists(container, ids))
)
