import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Font pair of a tenant's pages. The contract lists the valid pairs; the column has no constraint, so that more can be
 * added.
 */
export class Migration20261123110101 extends Migration {
  override up(): void {
    this.addSql("alter table tenant add column fonts text not null default 'fraunces-figtree';")
  }

  override down(): void {
    this.addSql("alter table tenant drop column fonts;")
  }
}
