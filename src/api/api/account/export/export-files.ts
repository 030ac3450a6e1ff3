import { invoicesPdf } from "../../../../modules/invoice/invoice-pdf"
import type { AccountExport } from "../../../../commands/account/export-account"
import { invoicePassports, type PassportContext } from "../../orders/order-passports"
import type { ZipFile } from "../../../../http/files/zip-stream"

/** Yields the files of an account's export. Invoices are rendered one at a time, as the ZIP reads them. */
export async function* exportFiles(
  ctx: PassportContext,
  { data, invoiced }: AccountExport
): AsyncGenerator<ZipFile> {
  const { tenant } = ctx
  const shop = { name: tenant.branding.brandName, domain: tenant.domain }
  const text = JSON.stringify({ exportedAt: new Date().toISOString(), shop, ...data }, null, 2)
  yield { name: "data.json", bytes: Buffer.from(text) }
  for (const { order, invoice } of invoiced) {
    const bytes = await invoicesPdf(ctx.container, tenant, [
      { order, invoice, passports: await invoicePassports(ctx, order) },
    ])
    yield { name: `invoices/invoice-${order.orderNumber}.pdf`, bytes }
  }
}
