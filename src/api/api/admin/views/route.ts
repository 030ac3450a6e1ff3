import { z } from "zod"
import { savedView, viewCreateBody, viewListQuery } from "../../../../contract/view"
import { inTenant } from "../../../../http/context"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listViews } from "../../../../modules/view/views"
import { saveViewWorkflow } from "../../../../workflows/view/save-view"

export const GET = route(
  {
    access: "admin",
    summary: "The saved views of a list: the caller's own and the store's",
    query: viewListQuery,
    answers: { 200: z.array(savedView) },
  },
  async (ctx, { query: { list } }) => ok(await inTenant(ctx, (tx) => listViews(tx, ctx.actor.id ?? "", list)))
)

export const POST = route(
  {
    access: "admin",
    summary: "Keep a list's filters under a name",
    body: viewCreateBody,
    answers: { 201: savedView },
    refusals: ["CONFLICT"],
  },
  async ({ container, tenant, actor }, { body }) => {
    const input = { tenantId: tenant.id, accountId: actor.id ?? "", save: { made: body } }
    const { result } = await saveViewWorkflow(container).run({ input })
    return created(result)
  }
)
