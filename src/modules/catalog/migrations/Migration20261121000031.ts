import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { catalogTriggers } from "../../../medusa/triggers/catalog-triggers"

/** Stock that is written while a product's first entry is being built is not missed. */
export class Migration20261121000031 extends Migration {
  override up(): void {
    for (const sql of catalogTriggers) this.addSql(sql)
  }

  /** The functions as they are now serve the tables before this one just as well. */
  override down(): void {}
}
