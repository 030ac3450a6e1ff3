import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Lets the key of FAQs begin with the tenant, as the other tables' keys do. */
export class Migration20261124131601 extends Migration {
  override up(): void {
    this.addSql(`
      alter table faq drop constraint faq_pkey, add primary key (tenant_id, id);
    `)
  }

  override down(): void {
    this.addSql(`
      alter table faq drop constraint faq_pkey, add primary key (id);
    `)
  }
}
