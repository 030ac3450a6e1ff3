import { sitemap, sitemapQuery } from "../../../contract/sitemap"
import { route } from "../../../http/route"
import { listSlugs } from "../../../modules/catalog/read/list-slugs"
import { catalogReply } from "../products/catalog-reply"

export const GET = route(
  {
    access: "anyone",
    summary: "The slugs of the shop's products, in their own order; X-Total-Count says how many there are",
    query: sitemapQuery,
    answers: { 200: sitemap, 304: null },
  },
  (ctx, { query }, req) =>
    catalogReply(ctx, req, `sitemap ${JSON.stringify(query)}`, (version) =>
      listSlugs(ctx.container, ctx.tenant.id, version, query)
    )
)
