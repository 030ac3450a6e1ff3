import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"
import type { ImportRow } from "./rows"

interface Sent {
  products: readonly ImportRow[]
  dryRun: boolean
  importId?: string
  fileName: string
}

export const sendRows = (body: Sent) => request(browserApi, "POST /api/admin/products/bulk-import", { body })
