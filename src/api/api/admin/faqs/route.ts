import { inTenant } from "../../../../http/kernel/context"
import { created, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listFaqs } from "../../../../modules/faq/read-faqs"
import { createFaq } from "../../../../commands/faq/create-faq"
import * as endpoints from "../../../../contract/endpoints/faq"

export const GET = route(endpoints.listAdminFaqs, async (ctx) =>
  ok(await inTenant(ctx, (tx) => listFaqs(tx, { withHidden: true })))
)

export const POST = route(endpoints.createFaq, async (ctx, { body }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, faq: body }
  return created(await createFaq(ctx.container, input))
})
