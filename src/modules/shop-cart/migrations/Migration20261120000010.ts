import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Which Medusa cart is an account's open one. */
export class Migration20261120000010 extends Migration {
  override up(): void {
    this.addSql(`
      create table open_cart (
        tenant_id text not null,
        account_id text not null,
        cart_id text not null,
        primary key (tenant_id, account_id)
      );
      ${enableRls("open_cart")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists open_cart;`)
  }
}
