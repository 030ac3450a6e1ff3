import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { identityFunction } from "../sql/identity-function"

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
    this.addSql(identityFunction)
    this.addSql(
      "insert into installation (identity, swept) values (installation_identity(), installation_identity());"
    )
  }

  override down(): void {
    this.addSql("drop table if exists installation; drop function if exists installation_identity();")
  }
}
