import { suggest } from "../../../../modules/catalog/read/suggest"
import { catalogReply } from "../catalog-reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/product"

export const GET = route(endpoints.suggestProducts, (ctx, { query }, req) => {
  const q = query.q.trim().replace(/\s+/g, " ").toLowerCase()
  return catalogReply(ctx, req, `suggest ${q}`, async (version) => ({
    json: JSON.stringify(await suggest(ctx.container, ctx.tenant.id, version, q)),
  }))
})
