import { z } from "zod"
import { product } from "../../../../contract/product"
import { listFeatured } from "../../../../modules/catalog/read/list-products"
import { catalogReply } from "../catalog-reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "The featured products, newest first, eight at most",
    answers: { 200: z.array(product).max(8), 304: null },
  },
  (ctx, _input, req) =>
    catalogReply(ctx, req, "featured", async () => ({
      json: await listFeatured(ctx.container, ctx.tenant.id),
    }))
)
