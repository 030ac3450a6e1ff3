import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Rejects invalid prices in Medusa's table, whatever writes them, by the rule of `contract/rules/price.ts`. Existing
 * amounts are rounded to the paisa, as they were shown. Amounts that are still invalid are marked as deleted, so that
 * the constraint also holds for a restored backup. Their products are not for sale until they get a price.
 */
export class Migration20261124131501 extends Migration {
  override up(): void {
    const inRange = "amount between 0 and 9999999999.99"
    this.addSql(`
      update price set amount = round(amount, 2), updated_at = now(),
        raw_amount = jsonb_build_object('value', trim_scale(round(amount, 2))::text, 'precision', 20)
      where ${inRange} and amount <> round(amount, 2);
      update price set deleted_at = now(), updated_at = now() where deleted_at is null and not (${inRange});
      alter table price add constraint price_can_be_paid
        check (deleted_at is not null or (${inRange} and amount = round(amount, 2)));
    `)
  }

  override down(): void {
    this.addSql("alter table price drop constraint price_can_be_paid;")
  }
}
