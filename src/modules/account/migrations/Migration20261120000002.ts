import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Accounts, sessions, codes, reset tokens and limits. Codes and tokens are stored as hashes only. */
export class Migration20261120000002 extends Migration {
  override up(): void {
    this.addSql(`
      create table account (
        tenant_id text not null,
        id text not null,
        email text not null,
        name text not null,
        role text not null check (role in ('CUSTOMER', 'ADMIN', 'SUPERADMIN')),
        is_email_verified boolean not null default false,
        customer_id text not null,
        auth_identity_id text not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, email)
      );
      ${enableRls("account")}

      create table session (
        tenant_id text not null,
        token_hash text not null,
        id text not null,
        account_id text not null,
        user_agent text,
        client_ip text,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (tenant_id, token_hash),
        foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
      );
      create index session_account on session (tenant_id, account_id);
      ${enableRls("session")}

      create table otp (
        tenant_id text not null,
        email text not null,
        code_hash text not null,
        wrong_tries integer not null default 0,
        resends integer not null default 0,
        expires_at timestamptz not null,
        updated_at timestamptz not null default now(),
        primary key (tenant_id, email)
      );
      ${enableRls("otp")}

      create table email_proof (
        tenant_id text not null,
        proof_hash text not null,
        email text not null,
        expires_at timestamptz not null,
        primary key (tenant_id, proof_hash)
      );
      ${enableRls("email_proof")}

      create table reset_token (
        tenant_id text not null,
        token_hash text not null,
        account_id text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (tenant_id, token_hash),
        foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
      );
      create index reset_token_account on reset_token (tenant_id, account_id);
      ${enableRls("reset_token")}

      create table rate_limit (
        tenant_id text not null,
        key text not null,
        hits timestamptz[] not null,
        expires_at timestamptz not null,
        primary key (tenant_id, key)
      );
      ${enableRls("rate_limit")}

      -- Seconds to wait until every key has room again in its sliding window; 0 when there is room now, which is
      -- then used up if p_count. Keys are locked in one order, so that neither two calls nor two processes overrun.
      create function rate_limit_take(p_tenant text, p_keys text[], p_maxima integer[], p_window integer, p_count boolean)
      returns integer language plpgsql volatile as $$
      declare
        v_now timestamptz;
        v_window interval := make_interval(secs => p_window);
        v_wait integer := 0;
        v_hits timestamptz[];
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        if p_count then
          insert into rate_limit (tenant_id, key, hits, expires_at)
            select p_tenant, k, '{}', now() + v_window from unnest(p_keys) k order by k
            on conflict do nothing;
        end if;
        perform 1 from rate_limit where tenant_id = p_tenant and key = any(p_keys) order by key for update;
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
          update rate_limit r set expires_at = v_now + v_window,
            hits = array_append(array(select h from unnest(r.hits) h where h > v_now - v_window order by h), v_now)
            where r.tenant_id = p_tenant and r.key = any(p_keys);
        end if;
        return v_wait;
      end $$;

      create function session_open(p_tenant text, p_token_hash text)
      returns table (session_id text, account_id text, email text, name text, role text,
        is_email_verified boolean, customer_id text, created_at timestamptz, rolled boolean)
      language plpgsql volatile as $$
      declare
        v_rolled boolean;
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        -- Rolling, but written at most once an hour, so that reading a page does not write.
        update session s set seen_at = now(), expires_at = now() + interval '7 days'
          where s.tenant_id = p_tenant and s.token_hash = p_token_hash
            and s.expires_at > now() and s.seen_at < now() - interval '1 hour';
        v_rolled := found;
        return query
          select s.id, a.id, a.email, a.name, a.role, a.is_email_verified, a.customer_id, a.created_at, v_rolled
          from session s join account a on a.tenant_id = s.tenant_id and a.id = s.account_id
          where s.tenant_id = p_tenant and s.token_hash = p_token_hash and s.expires_at > now();
      end $$;

      -- One customer a tenant and e-mail, instead of one in the whole platform.
      drop index if exists "IDX_customer_email_has_account_unique";
      create unique index "IDX_customer_tenant_email_has_account_unique"
        on customer ((coalesce(metadata->>'tenant_id', '')), email, has_account) where deleted_at is null;
    `)
  }

  override down(): void {
    this.addSql(`
      drop function if exists session_open;
      drop function if exists rate_limit_take;
      drop table if exists rate_limit, reset_token, email_proof, otp, session, account;
      drop index if exists "IDX_customer_tenant_email_has_account_unique";
      create unique index "IDX_customer_email_has_account_unique" on customer (email, has_account)
        where deleted_at is null;
    `)
  }
}
