import { lowStockBelow } from "../../../contract/dashboard"

/**
 * Triggers that queue products whose catalog entry has changed, for the tenants with listeners, in the same
 * transaction, whatever changes it: a page, an import, an order, Medusa Admin. They run once per statement, at almost
 * no cost without listeners. A rebuilt entry with equal content is no change.
 */
export const changeTriggers = [
  `
  create or replace function webhook_entry_added() returns trigger language plpgsql as $$
  begin
    if not exists (select 1 from webhook_listener) then return null; end if;
    insert into webhook_change (tenant_id, event, product_id)
    select n.tenant_id, l.event, n.product_id
    from webhook_listener l join new_rows n on n.tenant_id = l.tenant_id where l.event = 'product.changed';
    return null;
  end $$;
  create or replace trigger webhook_entry_added after insert on catalog_entry
    referencing new table as new_rows for each statement execute function webhook_entry_added();
  `,
  `
  create or replace function webhook_entry_removed() returns trigger language plpgsql as $$
  begin
    if not exists (select 1 from webhook_listener) then return null; end if;
    insert into webhook_change (tenant_id, event, product_id, is_removed)
    select o.tenant_id, l.event, o.product_id, true
    from webhook_listener l join old_rows o on o.tenant_id = l.tenant_id where l.event = 'product.changed';
    return null;
  end $$;
  create or replace trigger webhook_entry_removed after delete on catalog_entry
    referencing old table as old_rows for each statement execute function webhook_entry_removed();
  `,
  `
  create or replace function webhook_entry_changed() returns trigger language plpgsql as $$
  begin
    if not exists (select 1 from webhook_listener) then return null; end if;
    insert into webhook_change (tenant_id, event, product_id, stock)
    select n.tenant_id, l.event, n.product_id, n.stock
    from webhook_listener l
    join new_rows n on n.tenant_id = l.tenant_id
    join old_rows o on o.product_id = n.product_id
    where case l.event
      when 'product.changed' then n is distinct from o
      when 'stock.low' then n.is_listed and n.stock < ${String(lowStockBelow)} and o.stock >= ${String(lowStockBelow)}
      else false end;
    return null;
  end $$;
  create or replace trigger webhook_entry_changed after update on catalog_entry
    referencing old table as old_rows new table as new_rows for each statement execute function webhook_entry_changed();
  `,
  `
  -- Product texts are in catalog_body. The trigger on catalog_entry reports new products.
  create or replace function webhook_body_changed() returns trigger language plpgsql as $$
  begin
    if not exists (select 1 from webhook_listener) then return null; end if;
    insert into webhook_change (tenant_id, event, product_id)
    select e.tenant_id, l.event, n.product_id
    from new_rows n
    join old_rows o on o.product_id = n.product_id and o.body is distinct from n.body
    join catalog_entry e on e.product_id = n.product_id
    join webhook_listener l on l.tenant_id = e.tenant_id and l.event = 'product.changed';
    return null;
  end $$;
  create or replace trigger webhook_body_changed after update on catalog_body
    referencing old table as old_rows new table as new_rows for each statement execute function webhook_body_changed();
  `,
]
