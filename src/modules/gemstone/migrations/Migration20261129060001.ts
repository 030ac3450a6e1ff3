import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The number of a stone's report as it is compared: without case, spaces and hyphens. The index finds the numbers that
 * several stones have without reading the stones.
 */
export class Migration20261129060001 extends Migration {
  override up(): void {
    this.addSql(`
      alter table gemstone add column report_number text generated always as (
        nullif(upper(regexp_replace(facts->>'certificateNumber', '[\\s\\u2010-\\u2015-]', '', 'g')), '')) stored;
      create index gemstone_report on gemstone (tenant_id, report_number) where report_number is not null;
    `)
  }

  override down(): void {
    this.addSql("alter table gemstone drop column report_number;")
  }
}
