import type { InvoiceDocument } from "./document"
import { invoicePages } from "./invoice-pages"
import { loadKit } from "./kit"
import { pngLogo } from "./logo"

/** Draws invoices as one PDF, each on pages of its own. Pure but for the fonts, which are read once for the process. */
export async function renderInvoices(invoices: readonly InvoiceDocument[]): Promise<Buffer> {
  const kit = await loadKit()
  // Of one shop, as a rule: its logo is drawn once.
  const logos = new Map<Buffer | null, Promise<Buffer | null>>()
  const logoOf = (logo: Buffer | null): Promise<Buffer | null> => {
    const png = logos.get(logo) ?? pngLogo(logo)
    logos.set(logo, png)
    return png
  }
  const [first, ...others] = await Promise.all(
    invoices.map(async (invoice) => ({ invoice, logo: await logoOf(invoice.brand.logo) }))
  )
  if (!first) throw new RangeError("There is no invoice to draw")
  return kit.renderToBuffer(invoicePages(kit, [first, ...others]))
}

export const renderInvoice = (invoice: InvoiceDocument): Promise<Buffer> => renderInvoices([invoice])
