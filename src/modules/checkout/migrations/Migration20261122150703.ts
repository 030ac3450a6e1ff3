import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Payments outlive their account until they are finalized; afterwards only their amounts are kept. */
export class Migration20261122150703 extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment_ledger add column account_gone boolean not null default false;
      create index payment_ledger_account_gone on payment_ledger (tenant_id) where account_gone;
    `)
  }

  override down(): void {
    this.addSql(`alter table payment_ledger drop column account_gone;`)
  }
}
