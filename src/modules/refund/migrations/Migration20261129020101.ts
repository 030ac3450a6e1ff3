import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Line items and shipping of a refund: as requested, and as credited. Both are null in a refund of the whole order's
 * amount from before refunds had lines; what it credited is derived when it is read. A line item is named by its
 * position in the order, because the order's id changes when a tenant is restored from its archive.
 */
export class Migration20261129020101 extends Migration {
  override up(): void {
    this.addSql(`
      alter table order_refund
        add column asked_lines jsonb,
        add column asked_shipping_paise bigint,
        add column credited_lines jsonb,
        add column credited_shipping jsonb;
    `)
  }

  override down(): void {
    this.addSql(`
      alter table order_refund drop column asked_lines, drop column asked_shipping_paise, drop column credited_lines,
        drop column credited_shipping;
    `)
  }
}
