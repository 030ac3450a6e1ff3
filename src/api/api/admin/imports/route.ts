import { z } from "zod"
import { importListQuery, productImport } from "../../../../contract/bulk-import"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listImports } from "../../../../modules/catalog/files/imports"

export const GET = route(
  {
    access: "admin",
    scope: "catalog:read",
    summary: "The imports of catalogue files, the newest first",
    query: importListQuery,
    answers: { 200: z.array(productImport) },
  },
  async (ctx, { query }) => {
    const { imports, total } = await inTenant(ctx, (tx) => listImports(tx, query))
    return ok(imports, { "x-total-count": String(total) })
  }
)
