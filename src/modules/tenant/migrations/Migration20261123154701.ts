import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Corrects tenants that were created with payment secrets but marked as having none. */
export class Migration20261123154701 extends Migration {
  override up(): void {
    this.addSql(`
      update tenant set payment_secrets_at = created_at
        where payment_secrets is not null and payment_secrets_at is null;
    `)
  }

  override down(): void {
    // There is no earlier state to restore.
  }
}
