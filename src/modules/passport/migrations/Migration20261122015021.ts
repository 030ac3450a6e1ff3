import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** The signed record of each sold line item. `payload` is text, since a signed payload must stay byte-identical. */
export class Migration20261122015021 extends Migration {
  override up(): void {
    this.addSql(`
      create table passport (
        tenant_id text not null,
        code text not null,
        order_id text not null,
        line integer not null,
        payload text not null,
        signature text not null,
        key_id text not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, code),
        unique (tenant_id, order_id, line)
      );
      ${enableRls("passport")}
    `)
  }

  override down(): void {
    this.addSql("drop table if exists passport;")
  }
}
