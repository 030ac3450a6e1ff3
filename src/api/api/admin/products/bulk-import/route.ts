import { importRows } from "../../../../../commands/catalog/import/import-rows"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { runBulkWork } from "../../../../../http/throttle/tenant-throttle"
import * as endpoints from "../../../../../contract/endpoints/product-import"

export const POST = route(endpoints.importProducts, async (ctx, { body }) => {
  const { container, tenant, actor } = ctx
  const input = {
    tenant: { id: tenant.id, slug: tenant.slug },
    actor,
    rows: body.products,
    dryRun: body.dryRun,
    importId: body.importId,
    fileName: body.fileName,
  }
  return ok(await runBulkWork(ctx, (bulk) => importRows(container, input, bulk)))
})
