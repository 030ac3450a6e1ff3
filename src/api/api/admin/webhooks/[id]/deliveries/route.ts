import { inTenant } from "../../../../../../http/kernel/context"
import { ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { listDeliveries } from "../../../../../../modules/webhook/deliveries"
import { getWebhook } from "../../../../../../modules/webhook/endpoints"
import * as endpoints from "../../../../../../contract/endpoints/webhook"

export const GET = route(endpoints.listWebhookDeliveries, async (ctx, { params: { id }, query }) => {
  const { deliveries, total } = await inTenant(ctx, async (tx) => {
    await getWebhook(tx, id)
    return listDeliveries(tx, id, query)
  })
  return ok(deliveries, { "x-total-count": String(total) })
})
