import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listMessages } from "../../../../modules/contact/messages"
import * as endpoints from "../../../../contract/endpoints/contact"

export const GET = route(endpoints.listContactMessages, async (ctx, { query }) => {
  const { messages, total } = await inTenant(ctx, (tx) => listMessages(tx, query))
  return ok(messages, { "x-total-count": String(total) })
})
