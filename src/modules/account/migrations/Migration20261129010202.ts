import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The registered firm for which the account bought last, for its next checkout. */
export class Migration20261129010202 extends Migration {
  override up(): void {
    this.addSql(`
      alter table account add column buyer_gstin text, add column buyer_name text,
        add constraint account_buyer_whole check ((buyer_gstin is null) = (buyer_name is null));
    `)
  }

  override down(): void {
    this.addSql(`alter table account drop column buyer_gstin, drop column buyer_name;`)
  }
}
