import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** API keys of a tenant's integrators. A key outlives its creator's account. */
export class Migration20261122240001 extends Migration {
  override up(): void {
    this.addSql(`
      create table integration_key (
        tenant_id text not null,
        id text not null,
        name text not null,
        scopes text[] not null,
        hint text not null,
        token_hash text not null,
        created_by text not null,
        created_by_id text,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        primary key (tenant_id, id)
      );
      create unique index integration_key_token on integration_key (tenant_id, token_hash);
      create unique index integration_key_name on integration_key (tenant_id, lower(name));
      ${enableRls("integration_key")}

      create function integration_key_open(p_tenant text, p_token_hash text)
      returns table (id text, name text, scopes text[])
      language plpgsql volatile as $$
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        -- Written at most once a minute, so that reading does not write.
        update integration_key k set last_used_at = now()
          where k.tenant_id = p_tenant and k.token_hash = p_token_hash
            and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute');
        return query
          select k.id, k.name, k.scopes from integration_key k
          where k.tenant_id = p_tenant and k.token_hash = p_token_hash;
      end $$;
    `)
  }

  override down(): void {
    this.addSql("drop function if exists integration_key_open; drop table if exists integration_key;")
  }
}
