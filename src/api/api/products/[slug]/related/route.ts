import { notFound } from "../../../../../lib/api-error"
import { listRelated } from "../../../../../modules/catalog/read/list-related"
import { catalogReply } from "../../catalog-reply"
import { route } from "../../../../../http/kernel/route"
import * as endpoints from "../../../../../contract/endpoints/product"

export const GET = route(endpoints.listRelatedProducts, (ctx, { params }, req) =>
  catalogReply(ctx, req, `related:${params.slug}`, async () => {
    const json = await listRelated(ctx.container, ctx.tenant.id, params.slug)
    if (json === undefined) throw notFound("Product")
    return { json }
  })
)
