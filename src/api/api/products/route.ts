import { listProducts } from "../../../modules/catalog/read/list-products"
import { catalogReply } from "./catalog-reply"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/product"

export const GET = route(endpoints.listProducts, (ctx, { query }, req) =>
  catalogReply(ctx, req, `list ${JSON.stringify(query)}`, (version) =>
    listProducts(ctx.container, ctx.tenant.id, version, query)
  )
)
