import { productTypes } from "../../../modules/catalog/read/used-options"
import { catalogReply } from "../products/catalog-reply"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/product"

export const GET = route(endpoints.listProductTypes, (ctx, _input, req) =>
  catalogReply(ctx, req, "types", async () => ({
    json: JSON.stringify(await productTypes(ctx.container, ctx.tenant.id)),
  }))
)
