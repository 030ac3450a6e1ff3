import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A version of the whole registry, which changes whenever a tenant or the assignment of a host changes. A process keeps
 * its cached tenants while the version stays the same. It is written at commit, so that transactions don't wait for
 * each other. Host checks that only change times don't count; otherwise it would change all the time.
 */
export class Migration20261123160501 extends Migration {
  override up(): void {
    this.addSql(`
      create table registry_version (
        is_only boolean primary key default true check (is_only),
        n bigint not null
      );
      create function registry_changed() returns trigger language plpgsql as $$
      begin
        insert into registry_version as it (n) values (1) on conflict (is_only) do update set n = it.n + 1;
        return null;
      end $$;
      create constraint trigger tenant_came_or_went after insert or delete on tenant
        deferrable initially deferred for each row execute function registry_changed();
      create constraint trigger tenant_changed after update on tenant
        deferrable initially deferred for each row when (old.* is distinct from new.*)
        execute function registry_changed();
      create constraint trigger tenant_host_came_or_went after insert or delete on tenant_host
        deferrable initially deferred for each row execute function registry_changed();
      create constraint trigger tenant_host_changed after update on tenant_host
        deferrable initially deferred for each row
        when ((old.tenant_id, old.host, old.status) is distinct from (new.tenant_id, new.host, new.status))
        execute function registry_changed();
    `)
  }

  override down(): void {
    this.addSql(`
      drop trigger tenant_came_or_went on tenant;
      drop trigger tenant_changed on tenant;
      drop trigger tenant_host_came_or_went on tenant_host;
      drop trigger tenant_host_changed on tenant_host;
      drop function registry_changed;
      drop table registry_version;
    `)
  }
}
