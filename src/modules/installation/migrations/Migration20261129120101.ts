import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { identitySql } from "../identity-sql"

/** The identity of the database that may give money back, and of the one whose tenants were all swept. One row. */
export class Migration20261129120101 extends Migration {
  override up(): void {
    this.addSql(`
      create table installation (
        id int primary key default 1 check (id = 1),
        identity text not null,
        swept text not null default '',
        confirmed_at timestamptz not null default now()
      );
    `)
    this.addSql(`insert into installation (identity, swept) select it, it from ${identitySql} as found (it);`)
  }

  override down(): void {
    this.addSql(`drop table if exists installation;`)
  }
}
