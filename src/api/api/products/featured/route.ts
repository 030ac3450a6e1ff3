import { listFeatured } from "../../../../modules/catalog/read/list-products"
import { catalogReply } from "../catalog-reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/product"

export const GET = route(endpoints.listFeaturedProducts, (ctx, _input, req) =>
  catalogReply(ctx, req, "featured", async () => ({
    json: await listFeatured(ctx.container, ctx.tenant.id),
  }))
)
