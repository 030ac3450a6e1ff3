import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listMessages } from "../../../../modules/contact/messages"
import * as endpoints from "../../../../contract/endpoints/contact"

export const GET = route(endpoints.listContactMessages, async (ctx, { query }) => {
  const { messages, total } = await inTenant(ctx, (tx) => listMessages(tx, query))
  return ok(messages, { "x-total-count": String(total) })
})
