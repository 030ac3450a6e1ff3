import { readFacets } from "../../../../modules/catalog/read/read-facets"
import { catalogReply } from "../catalog-reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/product"

export const GET = route(endpoints.getProductFacets, (ctx, { query }, req) =>
  catalogReply(ctx, req, `facets ${JSON.stringify(query)}`, async (version) => ({
    json: JSON.stringify(await readFacets(ctx.container, ctx.tenant.id, version, query)),
  }))
)
