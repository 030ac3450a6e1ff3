import { z } from "zod"
import { historyEntry, historyQuery } from "../../../../contract/history"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { namedHistory } from "../../../../workflows/history/named-history"

export const GET = route(
  {
    access: "admin",
    summary: "Who changed what, when, from what to what; the newest first",
    query: historyQuery,
    answers: { 200: z.array(historyEntry) },
  },
  async (ctx, { query }) => {
    const { entries, total } = await inTenant(ctx, (tx) => namedHistory(tx, query))
    return ok(entries, { "x-total-count": String(total) })
  }
)
