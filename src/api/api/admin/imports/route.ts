import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listImports } from "../../../../modules/catalog/files/imports"
import * as endpoints from "../../../../contract/endpoints/product-import"

export const GET = route(endpoints.listProductImports, async (ctx, { query }) => {
  const { imports, total } = await inTenant(ctx, (tx) => listImports(tx, query))
  return ok(imports, { "x-total-count": String(total) })
})
