import { z } from "zod"
import { deliveriesQuery, webhookDelivery, webhookParams } from "../../../../../../contract/webhook"
import { inTenant } from "../../../../../../http/context"
import { ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { listDeliveries } from "../../../../../../modules/webhook/deliveries"
import { getWebhook } from "../../../../../../modules/webhook/endpoints"

export const GET = route(
  {
    access: "admin",
    summary: "What a webhook was told in the last 30 days, and what became of it; the newest first",
    params: webhookParams,
    query: deliveriesQuery,
    answers: { 200: z.array(webhookDelivery) },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id }, query }) => {
    const { deliveries, total } = await inTenant(ctx, async (tx) => {
      await getWebhook(tx, id)
      return listDeliveries(tx, id, query)
    })
    return ok(deliveries, { "x-total-count": String(total) })
  }
)
