import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Columns that reference a tenant's own Medusa entities. */
const columns = [
  "sales_channel_id",
  "stock_location_id",
  "shipping_option_id",
  "publishable_key_id",
  "publishable_key",
] as const

/**
 * Makes those columns unique. Of two tenants with the same value, the older one keeps it. The other one, which an
 * archive has brought in, is closed with a reason, and gets a value that refers to nothing.
 */
export class Migration20261124102002 extends Migration {
  override up(): void {
    for (const column of columns) {
      this.addSql(`
        with claimed as (
          select id from (
            select id, row_number() over (partition by ${column} order by created_at, id) as place from tenant
          ) ranked where place > 1
        )
        update tenant t set ${column} = 'none:' || t.id, is_active = false,
          closed_reason = 'Its ${column} was another store''s', updated_at = now()
        from claimed where claimed.id = t.id;
      `)
    }
    this.addSql(`
      -- The registry's deferred triggers: a table with pending events can't be altered.
      set constraints all immediate;
      drop index if exists tenant_sales_channel;
      drop index if exists tenant_publishable_key;
    `)
    for (const column of columns) {
      this.addSql(`alter table tenant add constraint tenant_own_${column} unique (${column});`)
    }
  }

  override down(): void {
    for (const column of columns) this.addSql(`alter table tenant drop constraint tenant_own_${column};`)
    this.addSql(`
      create index tenant_sales_channel on tenant (sales_channel_id);
      create index tenant_publishable_key on tenant (publishable_key);
    `)
  }
}
