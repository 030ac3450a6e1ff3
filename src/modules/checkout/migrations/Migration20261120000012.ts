import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Database-level protection against selling a stone twice, on every path, Medusa Admin included. Each write of a
 * reservation first locks the inventory level's row; then the sum of reservations must fit into the stock. The level's
 * reserved quantity always equals that sum.
 */
export class Migration20261120000012 extends Migration {
  override up(): void {
    this.addSql(`
      create function reservation_sum(p_item text, p_location text) returns numeric language sql stable as $$
        select coalesce(sum(quantity), 0) from reservation_item
        where inventory_item_id = p_item and location_id = p_location and deleted_at is null
      $$;

      create function guard_reservation() returns trigger language plpgsql as $$
      declare
        stocked numeric;
        reserved numeric;
      begin
        select l.stocked_quantity into stocked from inventory_level l
          where l.inventory_item_id = new.inventory_item_id and l.location_id = new.location_id
            and l.deleted_at is null for update;
        if not found then
          return new;
        end if;
        reserved := reservation_sum(new.inventory_item_id, new.location_id);
        if new.deleted_at is null and reserved > stocked and not coalesce(new.allow_backorder, false) then
          raise exception 'INSUFFICIENT_STOCK' using errcode = 'RA001',
            detail = new.inventory_item_id;
        end if;
        update inventory_level set reserved_quantity = reserved,
            raw_reserved_quantity = jsonb_build_object('value', reserved::text, 'precision', 20), updated_at = now()
          where inventory_item_id = new.inventory_item_id and location_id = new.location_id and deleted_at is null;
        return new;
      end $$;

      create trigger guard_reservation after insert or update of quantity, deleted_at, location_id
        on reservation_item for each row execute function guard_reservation();

      create function keep_reserved_sum() returns trigger language plpgsql as $$
      declare
        reserved numeric;
      begin
        reserved := reservation_sum(new.inventory_item_id, new.location_id);
        new.reserved_quantity := reserved;
        new.raw_reserved_quantity := jsonb_build_object('value', reserved::text, 'precision', 20);
        return new;
      end $$;

      create trigger keep_reserved_sum before update of reserved_quantity
        on inventory_level for each row execute function keep_reserved_sum();
    `)
  }

  override down(): void {
    this.addSql(`
      drop trigger if exists keep_reserved_sum on inventory_level;
      drop trigger if exists guard_reservation on reservation_item;
      drop function if exists keep_reserved_sum, guard_reservation, reservation_sum;
    `)
  }
}
