import type { InvoiceDocument } from "./document"
import { loadKit } from "./kit"
import { packingSlipPages, type PackingSlip } from "./packing-slip"
import { renderInvoice } from "./render-invoice"

/** All tasks that draw documents. Each runs in a task process: see `draw-documents.ts`. */
export const tasks = {
  invoice: (invoice: InvoiceDocument): Promise<Buffer> => renderInvoice(invoice),
  packingSlip: async (slip: PackingSlip): Promise<Buffer> => {
    const kit = await loadKit(slip)
    return kit.renderToBuffer(packingSlipPages(kit, slip))
  },
  join: async ({ files, title }: { files: readonly Uint8Array[]; title: string }): Promise<Buffer> => {
    // Most processes never join files.
    const { joinDocuments } = await import("./join-documents.js")
    return joinDocuments(files, title)
  },
}
