import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The states in which an address with the pincode may be. Responses that were cached without them are requested again. */
export class Migration20261129010303 extends Migration {
  override up(): void {
    this.addSql(`alter table pincode_answer add column states text[];`)
  }

  override down(): void {
    this.addSql(`alter table pincode_answer drop column states;`)
  }
}
