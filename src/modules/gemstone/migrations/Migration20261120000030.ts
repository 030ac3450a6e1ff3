import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Fields of a stone that Medusa's product doesn't have, its public slug, and its former slugs. */
export class Migration20261120000030 extends Migration {
  override up(): void {
    this.addSql(`
      create table gemstone (
        tenant_id text not null,
        product_id text not null,
        slug text not null,
        type text not null,
        color text not null default '',
        weight text not null default '',
        carat numeric(12, 4),
        origin text not null default '',
        short_info text not null default '',
        is_featured boolean not null default false,
        shape text,
        cut text,
        clarity text,
        treatment text,
        dimensions text,
        certificate_lab text,
        certificate_number text,
        certificate_url text,
        hsn_code text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, product_id)
      );
      create unique index gemstone_slug on gemstone (tenant_id, slug);
      ${enableRls("gemstone")}

      create table slug_history (
        tenant_id text not null,
        slug text not null,
        product_id text not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, slug)
      );
      ${enableRls("slug_history")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists slug_history, gemstone;`)
  }
}
