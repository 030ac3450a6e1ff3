import { z } from "zod"
import { product, productListQuery } from "../../../contract/product"
import { listProducts } from "../../../modules/catalog/read/list-products"
import { catalogReply } from "./catalog-reply"
import { route } from "../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "The shop's products, filtered, sorted and cut to a page; X-Total-Count says how many there are",
    query: productListQuery,
    answers: { 200: z.array(product), 304: null },
  },
  (ctx, { query }, req) =>
    catalogReply(ctx, req, `list ${JSON.stringify(query)}`, (version) =>
      listProducts(ctx.container, ctx.tenant.id, version, query)
    )
)
