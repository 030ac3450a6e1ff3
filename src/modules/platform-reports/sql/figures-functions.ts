/**
 * The figures of each tenant, for superadmins. No statement may read across tenants, so the function enters them one by
 * one, as a sweeper does, inside the database: one round trip for any number of tenants, and every row is read under
 * its own tenant's policy. In plpgsql, whose body isn't checked at creation: other modules' tables are created later.
 */
export const figuresFunctions = [
  `
  create or replace function platform_figures() returns table (
    tenant text,
    users integer, users_latest integer, users_before integer,
    products integer, products_latest integer, products_before integer,
    orders integer, orders_latest integer, orders_before integer,
    revenue text, revenue_latest text, revenue_before text
  ) language plpgsql volatile as $$
  declare
    v_tenant text;
    v_today date := (now() at time zone 'Asia/Kolkata')::date;
    v_from timestamptz := (v_today - 29)::timestamp at time zone 'Asia/Kolkata';
    v_before timestamptz := (v_today - 59)::timestamp at time zone 'Asia/Kolkata';
  begin
    for v_tenant in select t.id from tenant t where t.archived_at is null order by t.id loop
      perform set_config('app.tenant_id', v_tenant, true);
      return query
        select v_tenant, u.total, u.latest, u.before, p.total, p.latest, p.before, o.total, o.latest, o.before,
          o.sum_total, o.sum_latest, o.sum_before
        from (
          select count(*)::int as total, (count(*) filter (where a.created_at >= v_from))::int as latest,
            (count(*) filter (where a.created_at >= v_before and a.created_at < v_from))::int as before
          from account a where a.tenant_id = v_tenant) u,
        (
          select count(*)::int as total, (count(*) filter (where e.created_at >= v_from))::int as latest,
            (count(*) filter (where e.created_at >= v_before and e.created_at < v_from))::int as before
          from catalog_entry e where e.tenant_id = v_tenant) p,
        (
          select count(*)::int as total, (count(*) filter (where s.created_at >= v_from))::int as latest,
            (count(*) filter (where s.created_at >= v_before and s.created_at < v_from))::int as before,
            coalesce(sum(s.total_paise), 0)::text as sum_total,
            coalesce(sum(s.total_paise) filter (where s.created_at >= v_from), 0)::text as sum_latest,
            coalesce(sum(s.total_paise) filter (where s.created_at >= v_before and s.created_at < v_from), 0)::text
              as sum_before
          from shop_order s where s.tenant_id = v_tenant) o;
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;
  `,
]
