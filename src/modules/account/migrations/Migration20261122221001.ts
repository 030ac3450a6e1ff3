import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Refused requests no longer write a counter row. Otherwise a caller over one limit could fill the table with made-up
 * e-mails. Advisory locks guard the keys, since a row lock would need a row to be written first.
 */
export class Migration20261122221001 extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function rate_limit_take(
        p_tenant text, p_keys text[], p_maxima integer[], p_window integer, p_count boolean)
      returns integer language plpgsql volatile as $$
      declare
        v_now timestamptz;
        v_window interval := make_interval(secs => p_window);
        v_wait integer := 0;
        v_hits timestamptz[];
        v_lock bigint;
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        for v_lock in
          select distinct hashtextextended('limit:' || p_tenant || ':' || k, 0) from unnest(p_keys) k order by 1
        loop
          perform pg_advisory_xact_lock(v_lock);
        end loop;
        v_now := clock_timestamp();
        for i in 1 .. cardinality(p_keys) loop
          select array(select h from unnest(r.hits) h where h > v_now - v_window order by h) into v_hits
            from rate_limit r where r.tenant_id = p_tenant and r.key = p_keys[i];
          if cardinality(v_hits) >= p_maxima[i] then
            v_wait := greatest(v_wait, 1, ceil(extract(epoch from
              v_hits[cardinality(v_hits) - p_maxima[i] + 1] + v_window - v_now))::integer);
          end if;
        end loop;
        if v_wait = 0 and p_count then
          insert into rate_limit (tenant_id, key, hits, expires_at)
            select distinct p_tenant, k, array[v_now], v_now + v_window from unnest(p_keys) k
            on conflict (tenant_id, key) do update set expires_at = excluded.expires_at,
              hits = array_append(
                array(select h from unnest(rate_limit.hits) h where h > v_now - v_window order by h), v_now);
        end if;
        return v_wait;
      end $$;
    `)
  }

  override down(): void {
    // The previous function works on the same rows as this one.
  }
}
