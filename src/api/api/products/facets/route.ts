import { facets, productFilters } from "../../../../contract/product"
import { readFacets } from "../../../../modules/catalog/read/read-facets"
import { catalogReply } from "../catalog-reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "How many products each type, colour and origin would give, and the range of prices",
    query: productFilters,
    answers: { 200: facets, 304: null },
  },
  (ctx, { query }, req) =>
    catalogReply(ctx, req, `facets ${JSON.stringify(query)}`, async (version) => ({
      json: JSON.stringify(await readFacets(ctx.container, ctx.tenant.id, version, query)),
    }))
)
