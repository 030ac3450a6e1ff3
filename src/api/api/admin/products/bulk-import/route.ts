import { bulkImportBody, bulkImportLimit, bulkImportResult } from "../../../../../contract/bulk-import"
import { ApiError } from "../../../../../lib/api-error"
import { importRowsWorkflow } from "../../../../../workflows/catalog/import/import-rows"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"

export const POST = route(
  {
    access: "admin",
    scope: "catalog:write",
    summary: "Add or update products from the rows of a catalogue file",
    body: bulkImportBody,
    rows: "products",
    // Thousands of rows at a time.
    bodyLimit: "20mb",
    isLong: true,
    answers: { 200: bulkImportResult },
    refusals: ["NOT_FOUND", "PAYLOAD_TOO_LARGE"],
  },
  async ({ container, tenant, actor }, { body }) => {
    if (body.products.length > bulkImportLimit) {
      throw new ApiError("PAYLOAD_TOO_LARGE", `At most ${bulkImportLimit} rows fit into one call`)
    }
    const input = {
      tenant: { id: tenant.id, slug: tenant.slug },
      actor,
      rows: body.products,
      dryRun: body.dryRun,
      importId: body.importId,
      fileName: body.fileName,
    }
    const { result } = await importRowsWorkflow(container).run({ input })
    return ok(result)
  }
)
