import { productColors } from "../../../modules/catalog/read/used-options"
import { catalogReply } from "../products/catalog-reply"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/product"

export const GET = route(endpoints.listProductColors, (ctx, _input, req) =>
  catalogReply(ctx, req, "colors", async () => ({
    json: JSON.stringify(await productColors(ctx.container, ctx.tenant.id)),
  }))
)
