import { z } from "zod"
import { option } from "../../../contract/product"
import { productTypes } from "../../../modules/catalog/read/used-options"
import { catalogReply } from "../products/catalog-reply"
import { route } from "../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "The product types of the shop",
    answers: { 200: z.array(option), 304: null },
  },
  (ctx, _input, req) =>
    catalogReply(ctx, req, "types", async () => ({
      json: JSON.stringify(await productTypes(ctx.container, ctx.tenant.id)),
    }))
)
