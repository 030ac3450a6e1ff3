import { z } from "zod"
import { exportAccount } from "../../../../workflows/account/export-account"
import { route } from "../../../../http/route"
import { zipStream } from "../../../../http/zip-stream"
import { exportFiles } from "./export-files"

export const GET = route(
  {
    access: "shopper",
    summary: "Everything that the shop holds about oneself: a ZIP with data.json and the invoices as PDF",
    answers: { 200: z.instanceof(Buffer) },
    limits: [{ name: "account-export", per: "account", maxPerHour: 5 }],
  },
  async (ctx) => {
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
  }
)
