import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Queue of orders whose Medusa rows were changed outside our own requests, in Medusa Admin or by an integrator. It
 * holds due work only and is read before a tenant is known, so it has no policy. `src/medusa/triggers` fills it.
 */
export class Migration20261122234501 extends Migration {
  override up(): void {
    this.addSql(`
      create table order_moved (
        tenant_id text not null,
        order_id text not null,
        mark bigint generated always as identity,
        due_at timestamptz not null default now(),
        primary key (tenant_id, order_id, mark)
      );
      create index order_moved_due on order_moved (due_at);
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists order_moved;`)
  }
}
