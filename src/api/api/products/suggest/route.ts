import { suggestions, suggestQuery } from "../../../../contract/product"
import { suggest } from "../../../../modules/catalog/read/suggest"
import { catalogReply } from "../catalog-reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "What a shopper who has typed this much may look for: filters of the shop and names of products",
    query: suggestQuery,
    answers: { 200: suggestions, 304: null },
  },
  (ctx, { query }, req) => {
    const q = query.q.trim().replace(/\s+/g, " ").toLowerCase()
    return catalogReply(ctx, req, `suggest ${q}`, async (version) => ({
      json: JSON.stringify(await suggest(ctx.container, ctx.tenant.id, version, q)),
    }))
  }
)
