import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Assigns users of Medusa Admin to a tenant or to the platform. It determines the tenant of a request, so it is read
 * before one is known and has no policy. Existing users belong to the platform, since no others could be created.
 */
export class Migration20261122110001 extends Migration {
  override up(): void {
    this.addSql(`
      create table medusa_staff (
        user_id text primary key,
        tenant_id text references tenant (id),
        is_platform boolean not null default false,
        created_at timestamptz not null default now(),
        check (is_platform = (tenant_id is null))
      );
      create index tenant_publishable_key on tenant (publishable_key);
      do $$ begin
        if to_regclass('"user"') is not null then
          insert into medusa_staff (user_id, is_platform) select id, true from "user" where deleted_at is null;
        end if;
      end $$;
    `)
  }

  override down(): void {
    this.addSql("drop table if exists medusa_staff; drop index if exists tenant_publishable_key;")
  }
}
