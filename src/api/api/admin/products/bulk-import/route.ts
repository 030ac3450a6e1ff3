import { bulkImportLimit } from "../../../../../contract/bulk-import"
import { ApiError } from "../../../../../lib/api-error"
import { importRows } from "../../../../../commands/catalog/import/import-rows"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { runBulkWork } from "../../../../../http/throttle/tenant-throttle"
import * as endpoints from "../../../../../contract/endpoints/product-import"

export const POST = route(endpoints.importProducts, async (ctx, { body }) => {
  const { container, tenant, actor } = ctx
  if (body.products.length > bulkImportLimit) {
    throw new ApiError("PAYLOAD_TOO_LARGE", `At most ${bulkImportLimit} rows fit into one request`)
  }
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
