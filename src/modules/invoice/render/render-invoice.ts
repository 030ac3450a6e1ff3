import type { InvoiceDocument } from "./document"
import { invoicePages } from "./invoice-pages"
import { loadKit } from "./kit"

/**
 * Renders invoices as one PDF; each starts on a new page. Pure except for the fonts, which are read once per process.
 */
export async function renderInvoices(invoices: readonly InvoiceDocument[]): Promise<Buffer> {
  const kit = await loadKit()
  const [first, ...others] = invoices
  if (!first) throw new RangeError("There is no invoice to draw")
  return kit.renderToBuffer(invoicePages(kit, [first, ...others]))
}

export const renderInvoice = (invoice: InvoiceDocument): Promise<Buffer> => renderInvoices([invoice])
