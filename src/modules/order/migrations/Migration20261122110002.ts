import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * The last staff user who acted on an order in Medusa Admin. Medusa keeps no such record, and the history names an
 * actor.
 */
export class Migration20261122110002 extends Migration {
  override up(): void {
    this.addSql(`
      create table order_staff_act (
        tenant_id text not null,
        order_id text not null,
        actor jsonb not null,
        at timestamptz not null default now(),
        primary key (tenant_id, order_id)
      );
      ${enableRls("order_staff_act")}
    `)
  }

  override down(): void {
    this.addSql("drop table if exists order_staff_act;")
  }
}
