import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The highest stock that a product has had, which tells a one-off piece from one that is nearly sold out. A trigger
 * keeps it, whoever moves the stock; it costs a sale one comparison. Existing rows begin with today's stock, set while
 * the triggers are off, since no product changes for an integrator.
 */
export class Migration20261124202801 extends Migration {
  override up(): void {
    this.addSql(`
      alter table catalog_entry add column if not exists max_stock integer not null default 0;
      alter table catalog_entry disable trigger user;
      update catalog_entry set max_stock = stock where max_stock < stock;
      alter table catalog_entry enable trigger user;

      create or replace function catalog_max_stock() returns trigger language plpgsql as $$
      begin
        new.max_stock := new.stock;
        return new;
      end $$;
      create or replace trigger catalog_max_stock before insert or update of stock on catalog_entry
        for each row when (new.stock > new.max_stock) execute function catalog_max_stock();
    `)
  }

  override down(): void {
    this.addSql(`
      drop trigger if exists catalog_max_stock on catalog_entry;
      drop function if exists catalog_max_stock();
      alter table catalog_entry drop column if exists max_stock;
    `)
  }
}
