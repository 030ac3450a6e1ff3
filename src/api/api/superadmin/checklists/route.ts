import { z } from "zod"
import { checklistsQuery, tenantChecklist } from "../../../../contract/checklist"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { readChecklists } from "../../../../modules/tenant/read-checklist"

export const GET = route(
  {
    access: "superadmin",
    summary: "How far some shops are on their way to the first sale; `ids` with commas between",
    query: checklistsQuery,
    answers: { 200: z.array(tenantChecklist) },
  },
  async ({ container }, { query: { ids } }) => ok(await readChecklists(container, ids))
)
