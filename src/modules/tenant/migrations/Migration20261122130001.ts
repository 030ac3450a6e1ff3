import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The hosts of each tenant. Like the registry, it is read before a tenant is known, so it has no policy. A host is
 * unique on the whole platform. `due_at` is null for a host that the platform assigns.
 */
export class Migration20261122130001 extends Migration {
  override up(): void {
    this.addSql(`
      create table tenant_host (
        tenant_id text not null references tenant (id) on delete cascade,
        host text not null,
        is_primary boolean not null default false,
        is_given boolean not null default false,
        token text not null,
        status text not null check (status in ('pending', 'verified', 'lost')),
        misses integer not null default 0,
        missed_at timestamptz,
        checked_at timestamptz,
        due_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, host)
      );
      create unique index tenant_host_of_one on tenant_host (host);
      create unique index tenant_host_primary on tenant_host (tenant_id) where is_primary;
      create index tenant_host_due on tenant_host (due_at) where due_at is not null;
      insert into tenant_host (tenant_id, host, is_primary, is_given, token, status)
        select id, domain, true, true, '', 'verified' from tenant where archived_at is null;
    `)
  }

  override down(): void {
    this.addSql("drop table tenant_host;")
  }
}
