import { notFound } from "../../../../../lib/api-error"
import { PackedJson } from "../../../../../modules/catalog/responses/packed-json"
import { listedSlug, productJson } from "../../../../../modules/catalog/read/find-product"
import { productOfOldSlug } from "../../../../../modules/gemstone/read-gemstones"
import { replyOf } from "../../catalog-reply"
import { route } from "../../../../../http/kernel/route"
import * as endpoints from "../../../../../contract/endpoints/product"

export const GET = route(endpoints.getProductBySlug, async (ctx, { params }, req) => {
  const json = await productJson(ctx.container, ctx.tenant.id, params.slug)
  if (json !== undefined) return replyOf(req, new PackedJson(json))
  const moved = await productOfOldSlug(ctx.container, ctx.tenant.id, params.slug)
  const slug = moved && (await listedSlug(ctx.container, ctx.tenant.id, moved))
  if (slug === undefined) throw notFound("Product")
  return { status: 308, headers: { location: `/api/products/slug/${encodeURIComponent(slug)}` } }
})
