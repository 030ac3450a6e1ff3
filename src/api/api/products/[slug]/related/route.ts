import { z } from "zod"
import { product, slugParams } from "../../../../../contract/product"
import { notFound } from "../../../../../lib/api-error"
import { listRelated } from "../../../../../modules/catalog/read/list-related"
import { catalogReply } from "../../catalog-reply"
import { route } from "../../../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "Stones like this one that can be bought, the nearest in colour and price first, four at most",
    params: slugParams,
    answers: { 200: z.array(product).max(4), 304: null },
    refusals: ["NOT_FOUND"],
  },
  (ctx, { params }, req) =>
    catalogReply(ctx, req, `related:${params.slug}`, async () => {
      const json = await listRelated(ctx.container, ctx.tenant.id, params.slug)
      if (json === undefined) throw notFound("Product")
      return { json }
    })
)
