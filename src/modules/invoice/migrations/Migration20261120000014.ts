import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * Tax invoices. The serial comes from a counter row locked in the order's transaction, not from a sequence: numbers
 * must be consecutive in a tenant's financial year (Rule 46), and a rolled-back sequence leaves gaps.
 */
export class Migration20261120000014 extends Migration {
  override up(): void {
    this.addSql(`
      create table invoice_counter (
        tenant_id text not null,
        financial_year text not null,
        last_serial integer not null,
        primary key (tenant_id, financial_year)
      );
      ${enableRls("invoice_counter")}

      create table invoice (
        tenant_id text not null,
        order_id text not null,
        financial_year text not null,
        serial integer not null,
        number text not null,
        seller jsonb not null,
        issued_at timestamptz not null,
        primary key (tenant_id, order_id),
        unique (tenant_id, financial_year, serial),
        unique (tenant_id, number)
      );
      ${enableRls("invoice")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists invoice, invoice_counter;`)
  }
}
