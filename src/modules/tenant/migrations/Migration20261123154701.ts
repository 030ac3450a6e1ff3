import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Shops that were opened with payment secrets said that they had none. */
export class Migration20261123154701 extends Migration {
  override up(): void {
    this.addSql(`
      update tenant set payment_secrets_at = created_at
        where payment_secrets is not null and payment_secrets_at is null;
    `)
  }

  override down(): void {
    // What was known before is nothing to go back to.
  }
}
