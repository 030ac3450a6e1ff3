import type { TenantTx } from "../../db/with-tenant"
import { financialYear, invoiceNumber } from "../../domain/financial-year"
import type { InvoiceSellerSnapshot } from "./seller"

export interface Invoice {
  number: string
  issuedAt: Date
  seller: InvoiceSellerSnapshot
}

interface IssueInput {
  orderId: string
  seller: InvoiceSellerSnapshot
  /** Of the number, one to three capital letters or digits. */
  prefix: string
  now: Date
}

/**
 * Assigns an order its invoice number, once: the next one of the tenant's financial year, whatever the prefix of the
 * earlier ones. The counter row stays locked
 * until the order's transaction ends, so that no number is skipped or used twice.
 */
export async function issueInvoice(
  tx: TenantTx,
  { orderId, seller, prefix, now }: IssueInput
): Promise<void> {
  const year = financialYear(now)
  const counted = await tx.first<{ last_serial: number }>(
    `insert into invoice_counter (tenant_id, financial_year, last_serial) values (?, ?, 1)
     on conflict (tenant_id, financial_year) do update set last_serial = invoice_counter.last_serial + 1
     returning last_serial`,
    [tx.tenantId, year]
  )
  const serial = counted?.last_serial ?? 0
  await tx.run(
    `insert into invoice (tenant_id, order_id, financial_year, serial, number, seller, issued_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [
      tx.tenantId,
      orderId,
      year,
      serial,
      invoiceNumber({ prefix, financialYear: year, serial }),
      JSON.stringify(seller),
      now,
    ]
  )
}

export async function findInvoice(tx: TenantTx, orderId: string): Promise<Invoice | undefined> {
  const row = await tx.first<{ number: string; issued_at: Date; seller: InvoiceSellerSnapshot }>(
    "select number, issued_at, seller from invoice where tenant_id = ? and order_id = ?",
    [tx.tenantId, orderId]
  )
  return row && { number: row.number, issuedAt: row.issued_at, seller: row.seller }
}
