import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { identityFunction } from "../sql/identity-function"

/** For databases that had their identity before it was a function. */
export class Migration20261129130401 extends Migration {
  override up(): void {
    this.addSql(identityFunction)
  }
}
