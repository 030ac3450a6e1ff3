import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Queues the photographs that were stored before they had a JPEG for shared links. What they have stays. */
export class Migration20261129090002 extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare
        v_tenant text;
      begin
        -- A new database has no pictures, and may not have tenants yet.
        if to_regclass('tenant') is null then return; end if;
        for v_tenant in select id from tenant loop
          perform set_config('app.tenant_id', v_tenant, true);
          insert into picture_due (tenant_id, name, due_at)
            select tenant_id, name, now() from picture where tenant_id = v_tenant and name like '%.webp'
            on conflict do nothing;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `)
  }

  override down(): void {
    // Due work that is already done is dropped when it runs.
  }
}
