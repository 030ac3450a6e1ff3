import { z } from "zod"
import { option } from "../../../contract/product"
import { productColors } from "../../../modules/catalog/read/used-options"
import { catalogReply } from "../products/catalog-reply"
import { route } from "../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "The product colours of the shop",
    answers: { 200: z.array(option), 304: null },
  },
  (ctx, _input, req) =>
    catalogReply(ctx, req, "colors", async () => ({
      json: JSON.stringify(await productColors(ctx.container, ctx.tenant.id)),
    }))
)
