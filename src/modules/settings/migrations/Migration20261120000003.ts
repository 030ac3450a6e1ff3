import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** A tenant's settings (rates, invoice details) and texts, as key-value rows. */
export class Migration20261120000003 extends Migration {
  override up(): void {
    this.addSql(`
      create table setting (
        tenant_id text not null,
        key text not null,
        value text not null,
        updated_at timestamptz not null default now(),
        primary key (tenant_id, key)
      );
      ${enableRls("setting")}

      create table content_entry (
        tenant_id text not null,
        key text not null,
        value text not null,
        updated_at timestamptz not null default now(),
        primary key (tenant_id, key)
      );
      ${enableRls("content_entry")}

      -- The rates that apply now: the setting, else the tenant's taxConfig, else the built-in default.
      create function tenant_rates(p_tenant text)
      returns table (gst_rate text, shipping_fee text, free_shipping_threshold text)
      language plpgsql volatile as $$
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        return query select
          coalesce((select s.value from setting s where s.tenant_id = p_tenant and s.key = 'gst_rate'),
            t.tax_config->>'gstRate', '18'),
          coalesce((select s.value from setting s where s.tenant_id = p_tenant and s.key = 'shipping_fee'),
            t.tax_config->>'shippingFee', '100'),
          coalesce((select s.value from setting s where s.tenant_id = p_tenant and s.key = 'free_shipping_threshold'),
            '5000')
        from tenant t where t.id = p_tenant;
      end $$;
    `)
  }

  override down(): void {
    this.addSql(`drop function if exists tenant_rates; drop table if exists content_entry, setting;`)
  }
}
