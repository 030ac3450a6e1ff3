import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { buildFunctions } from "../sql/build-functions"
import { searchFunctions } from "../sql/search-functions"

/**
 * Moves the wire objects to their own table: a filter over 20,000 catalog entries then reads a third of the pages.
 * (PostgreSQL moves a row out of line only above 2 kB, whatever its `toast_tuple_target`.)
 */
export class Migration20261120000032 extends Migration {
  override up(): void {
    this.addSql(`
      create table catalog_body (
        product_id text primary key references catalog_entry (product_id) on delete cascade,
        -- The wire object less its opening brace and its stock, which is put before it at each read.
        body text not null
      );
      insert into catalog_body (product_id, body) select product_id, body from catalog_entry;
      alter table catalog_entry drop column body;

      -- Else each search also walks through what was written lately, up to 4 MB of it.
      alter index catalog_entry_search set (fastupdate = off);
    `)
    for (const sql of [...searchFunctions, ...buildFunctions]) this.addSql(sql)
  }

  override down(): void {
    this.addSql(`
      alter table catalog_entry add column body text not null default '';
      update catalog_entry e set body = b.body from catalog_body b where b.product_id = e.product_id;
      drop table catalog_body;
    `)
  }
}
