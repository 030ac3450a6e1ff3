import { exportAccount } from "../../../../commands/account/export-account"
import { route } from "../../../../http/kernel/route"
import { zipStream } from "../../../../http/files/zip-stream"
import { exportFiles } from "./export-files"
import * as endpoints from "../../../../contract/endpoints/account"

export const GET = route(endpoints.exportAccount, async (ctx) => {
  const { tenant, container, signedIn } = ctx
  const held = await exportAccount(container, tenant.id, signedIn.account.id)
  return {
    status: 200,
    raw: { type: "application/zip", data: zipStream(exportFiles(ctx, held)) },
    headers: {
      "content-disposition": `attachment; filename="my-data-${tenant.slug}.zip"`,
      "cache-control": "private, no-store",
    },
  }
})
