import { z } from "zod"
import { historyParams, historyThing, historyThingsQuery } from "../../../../../../contract/history"
import { inTenant } from "../../../../../../http/context"
import { ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { namedThings } from "../../../../../../workflows/history/named-history"

export const GET = route(
  {
    access: "admin",
    summary: "What an entry that covers many things did to each; X-Total-Count says how many they are",
    params: historyParams,
    query: historyThingsQuery,
    answers: { 200: z.array(historyThing) },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id }, query }) => {
    const { things, total } = await inTenant(ctx, (tx) => namedThings(tx, id, query))
    return ok(things, { "x-total-count": String(total) })
  }
)
