import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Alarms about payments, which name no product. */
export class Migration20261124100002 extends Migration {
  override up(): void {
    this.addSql(`
      alter table alarm
        drop constraint alarm_kind_check,
        add constraint alarm_kind_check check (kind in ('REPORT_CLAIMED_TWICE', 'PAYMENT_WITHOUT_ORDER')),
        alter column product_id drop not null,
        drop constraint alarm_tenant_id_kind_product_id_subject_key,
        -- Raised once for each stone and report, or for each payment.
        add constraint alarm_once unique nulls not distinct (tenant_id, kind, product_id, subject);
    `)
  }

  override down(): void {
    this.addSql(`
      alter table alarm no force row level security;
      delete from alarm where product_id is null;
      alter table alarm force row level security;
      alter table alarm
        drop constraint alarm_kind_check,
        add constraint alarm_kind_check check (kind in ('REPORT_CLAIMED_TWICE')),
        alter column product_id set not null,
        drop constraint alarm_once,
        add constraint alarm_tenant_id_kind_product_id_subject_key unique (tenant_id, kind, product_id, subject);
    `)
  }
}
