import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The payment provider of a tenant's account, with provider-neutral column names. */
export class Migration20261122000101 extends Migration {
  override up(): void {
    this.addSql(`
      alter table tenant add column payment_provider text not null default 'razorpay';
      alter table tenant rename column razorpay_key_id to payment_key_id;
    `)
  }

  override down(): void {
    this.addSql(`
      alter table tenant rename column payment_key_id to razorpay_key_id;
      alter table tenant drop column payment_provider;
    `)
  }
}
