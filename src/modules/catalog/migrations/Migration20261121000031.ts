import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { catalogTriggers } from "../../../medusa/triggers/catalog-triggers"

/** Stock that is written while a product's first catalog entry is being built is no longer missed. */
export class Migration20261121000031 extends Migration {
  override up(): void {
    for (const sql of catalogTriggers) this.addSql(sql)
  }

  /** The current functions also work with the tables before this migration. */
  override down(): void {}
}
