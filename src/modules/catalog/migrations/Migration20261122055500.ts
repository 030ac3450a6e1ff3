import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Catalog imports, and the pictures uploaded for their rows to reference. */
export class Migration20261122055500 extends Migration {
  override up(): void {
    this.addSql(`
      create table product_import (
        tenant_id text not null,
        id text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        by_name text not null,
        file_name text not null default '',
        created integer not null default 0,
        changed integer not null default 0,
        unchanged integer not null default 0,
        failed integer not null default 0,
        primary key (tenant_id, id)
      );
      create index product_import_newest on product_import (tenant_id, created_at desc, id);
      ${enableRls("product_import")}

      create table product_upload (
        tenant_id text not null,
        name text not null,
        url text not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, name)
      );
      ${enableRls("product_upload")}
    `)
  }

  override down(): void {
    this.addSql("drop table if exists product_import, product_upload;")
  }
}
