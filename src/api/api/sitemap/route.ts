import { route } from "../../../http/kernel/route"
import { listSlugs } from "../../../modules/catalog/read/list-slugs"
import { catalogReply } from "../products/catalog-reply"
import * as endpoints from "../../../contract/endpoints/platform"

export const GET = route(endpoints.getSitemap, (ctx, { query }, req) =>
  catalogReply(ctx, req, `sitemap ${JSON.stringify(query)}`, (version) =>
    listSlugs(ctx.container, ctx.tenant.id, version, query)
  )
)
