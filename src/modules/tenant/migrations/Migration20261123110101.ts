import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which pair of faces a tenant's pages are set in. The contract knows the set; the column doesn't, so that it can grow. */
export class Migration20261123110101 extends Migration {
  override up(): void {
    this.addSql("alter table tenant add column fonts text not null default 'fraunces-figtree';")
  }

  override down(): void {
    this.addSql("alter table tenant drop column fonts;")
  }
}
