/**
 * Count each tenant's accounts, products and orders in the transaction that changes them. A superadmin's overview reads
 * the counters, because no statement may read the rows of all tenants. A statement that adds or removes many rows adds
 * one row to a counter for each tenant and day. A change of a date or an amount is rare, and is followed row by row.
 */
export const figureTriggers = [
  `
  create or replace function indian_day(p_at timestamptz) returns date language sql immutable as $$
    select (p_at at time zone 'Asia/Kolkata')::date
  $$;
  `,
  `
  create or replace function add_figures(
    p_tenant text, p_day date, p_users bigint, p_products bigint, p_orders bigint, p_paise numeric
  ) returns void language plpgsql as $$
  begin
    insert into tenant_figure values (p_tenant, p_day, p_users, p_products, p_orders, p_paise);
    insert into platform_figure values (p_day, p_users, p_products, p_orders, p_paise);
  end $$;
  `,
  `
  create or replace function count_accounts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      perform add_figures(old.tenant_id, indian_day(old.created_at), -1, 0, 0, 0),
        add_figures(new.tenant_id, indian_day(new.created_at), 1, 0, 0, 0);
    else
      perform add_figures(c.tenant_id, c.day, case tg_op when 'DELETE' then -c.number else c.number end, 0, 0, 0)
      from (select tenant_id, indian_day(created_at) as day, count(*) as number from changed group by 1, 2) c;
    end if;
    return null;
  end $$;
  create or replace trigger count_new_accounts after insert on account
    referencing new table as changed for each statement execute function count_accounts();
  create or replace trigger count_removed_accounts after delete on account
    referencing old table as changed for each statement execute function count_accounts();
  create or replace trigger count_moved_account after update of created_at on account for each row
    when (old.created_at <> new.created_at) execute function count_accounts();
  `,
  `
  create or replace function count_products() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      perform add_figures(old.tenant_id, indian_day(old.created_at), 0, -1, 0, 0),
        add_figures(new.tenant_id, indian_day(new.created_at), 0, 1, 0, 0);
    else
      perform add_figures(c.tenant_id, c.day, 0, case tg_op when 'DELETE' then -c.number else c.number end, 0, 0)
      from (select tenant_id, indian_day(created_at) as day, count(*) as number from changed group by 1, 2) c;
    end if;
    return null;
  end $$;
  create or replace trigger count_new_products after insert on catalog_entry
    referencing new table as changed for each statement execute function count_products();
  create or replace trigger count_removed_products after delete on catalog_entry
    referencing old table as changed for each statement execute function count_products();
  create or replace trigger count_moved_product after update of created_at on catalog_entry for each row
    when (old.created_at <> new.created_at) execute function count_products();
  `,
  `
  create or replace function count_orders() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      perform add_figures(old.tenant_id, indian_day(old.created_at), 0, 0, -1, -old.total_paise),
        add_figures(new.tenant_id, indian_day(new.created_at), 0, 0, 1, new.total_paise);
    else
      perform add_figures(c.tenant_id, c.day, 0, 0, s.sign * c.number, s.sign * c.paise)
      from (select tenant_id, indian_day(created_at) as day, count(*) as number, sum(total_paise) as paise
        from changed group by 1, 2) c,
        (select case tg_op when 'DELETE' then -1 else 1 end as sign) s;
    end if;
    return null;
  end $$;
  create or replace trigger count_new_orders after insert on shop_order
    referencing new table as changed for each statement execute function count_orders();
  create or replace trigger count_removed_orders after delete on shop_order
    referencing old table as changed for each statement execute function count_orders();
  create or replace trigger count_moved_order after update of created_at, total_paise on shop_order for each row
    when (old.created_at <> new.created_at or old.total_paise <> new.total_paise) execute function count_orders();
  `,
  `
  -- Counts everything anew, under each tenant's own policy: the rows of releases without these triggers. Creating the
  -- triggers has locked the tables, so no other transaction writes until this one ends.
  do $$
  declare
    v_tenant text;
  begin
    delete from tenant_figure;
    delete from platform_figure;
    for v_tenant in select t.id from tenant t order by t.id loop
      perform set_config('app.tenant_id', v_tenant, true);
      insert into tenant_figure
        select v_tenant, indian_day(created_at), count(*), 0, 0, 0 from account where tenant_id = v_tenant group by 2
        union all
        select v_tenant, indian_day(created_at), 0, count(*), 0, 0 from catalog_entry where tenant_id = v_tenant group by 2
        union all
        select v_tenant, indian_day(created_at), 0, 0, count(*), sum(total_paise) from shop_order
        where tenant_id = v_tenant group by 2;
    end loop;
    perform set_config('app.tenant_id', '', true);
    insert into platform_figure
      select day, sum(users), sum(products), sum(orders), sum(revenue_paise) from tenant_figure group by day;
  end $$;
  `,
]
