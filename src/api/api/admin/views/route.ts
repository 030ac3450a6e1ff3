import { inTenant } from "../../../../http/kernel/context"
import { created, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listViews } from "../../../../modules/view/views"
import { saveView } from "../../../../commands/view/save-view"
import * as endpoints from "../../../../contract/endpoints/view"

export const GET = route(endpoints.listViews, async (ctx, { query: { list } }) =>
  ok(await inTenant(ctx, (tx) => listViews(tx, ctx.actor.id ?? "", list)))
)

export const POST = route(endpoints.createView, async ({ container, tenant, actor }, { body }) => {
  const input = { tenantId: tenant.id, accountId: actor.id ?? "", save: { made: body } }
  return created(await saveView(container, input))
})
