import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * The laboratory reports that the products of all tenants claim. Claims of two tenants can only be compared where both
 * are visible, so `report_claim` and `report_sweep` have no policy. A claim is a keyed hash: without the platform's key
 * nobody can derive the report from it. What a tenant sees is in `alarm`, under its policy, and covers its own product
 * only.
 */
export class Migration20261122020131 extends Migration {
  override up(): void {
    this.addSql(`
      create table report_claim (
        tenant_id text not null,
        product_id text not null,
        report_hash text not null,
        primary key (tenant_id, product_id)
      );
      create index report_claim_hash on report_claim (report_hash);

      -- The version of each shop's catalogue that its claims were read from.
      create table report_sweep (tenant_id text primary key, version text not null);

      create table alarm (
        tenant_id text not null,
        id text not null,
        kind text not null check (kind in ('REPORT_CLAIMED_TWICE')),
        subject text not null,
        product_id text not null,
        details jsonb not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        -- Said once of each stone and report.
        unique (tenant_id, kind, product_id, subject)
      );
      ${enableRls("alarm")}
    `)
  }

  override down(): void {
    this.addSql("drop table if exists alarm, report_sweep, report_claim;")
  }
}
