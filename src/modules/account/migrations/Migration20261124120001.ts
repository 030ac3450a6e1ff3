import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Ends entered sessions and passes together with their superadmin's own sessions. They are rows of another tenant, so a
 * revocation is a time that is compared with the pass's issue time: a session ends when its pass is older, whenever the
 * session began. `entry_revocation` has no tenant: it holds superadmin ids and times, for as long as an older entry
 * could live.
 */
export class Migration20261124120001 extends Migration {
  override up(): void {
    this.addSql(`
      create table entry_revocation (by_id text primary key, revoked_at timestamptz not null);

      alter table session add column entry_issued_at timestamptz;
      alter table entry_pass add column issued_at timestamptz not null default clock_timestamp();

      create function entry_is_revoked(p_by text, p_issued_at timestamptz) returns boolean language sql stable as $$
        select exists (select 1 from entry_revocation where by_id = p_by and revoked_at >= p_issued_at)
      $$;

      create or replace function session_open(p_tenant text, p_token_hash text)
      returns table (session_id text, account_id text, email text, name text, role text, is_email_verified boolean,
        customer_id text, created_at timestamptz, rolled boolean, entry_id text, entered_by text,
        entered_by_id text, expires_at timestamptz)
      language plpgsql volatile as $$
      declare
        v_rolled boolean;
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        -- Rolling, but written at most once an hour, so that reading a page does not write.
        update session s set seen_at = now(), expires_at = now() + interval '7 days'
          where s.tenant_id = p_tenant and s.token_hash = p_token_hash and s.entered_by is null
            and s.expires_at > now() and s.seen_at < now() - interval '1 hour';
        v_rolled := found;
        return query
          select s.id, a.id, a.email, a.name, a.role, a.is_email_verified, a.customer_id, a.created_at, v_rolled,
            s.entry_id, s.entered_by, s.entered_by_id, s.expires_at
          from session s join account a on a.tenant_id = s.tenant_id and a.id = s.account_id
          where s.tenant_id = p_tenant and s.token_hash = p_token_hash and s.expires_at > now()
            and (s.entered_by_id is null
              or not entry_is_revoked(s.entered_by_id, coalesce(s.entry_issued_at, s.created_at)));
      end $$;
    `)
  }

  override down(): void {
    this.addSql(`
      create or replace function session_open(p_tenant text, p_token_hash text)
      returns table (session_id text, account_id text, email text, name text, role text, is_email_verified boolean,
        customer_id text, created_at timestamptz, rolled boolean, entry_id text, entered_by text,
        entered_by_id text, expires_at timestamptz)
      language plpgsql volatile as $$
      declare
        v_rolled boolean;
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        update session s set seen_at = now(), expires_at = now() + interval '7 days'
          where s.tenant_id = p_tenant and s.token_hash = p_token_hash and s.entered_by is null
            and s.expires_at > now() and s.seen_at < now() - interval '1 hour';
        v_rolled := found;
        return query
          select s.id, a.id, a.email, a.name, a.role, a.is_email_verified, a.customer_id, a.created_at, v_rolled,
            s.entry_id, s.entered_by, s.entered_by_id, s.expires_at
          from session s join account a on a.tenant_id = s.tenant_id and a.id = s.account_id
          where s.tenant_id = p_tenant and s.token_hash = p_token_hash and s.expires_at > now();
      end $$;
      drop function entry_is_revoked;
      drop table entry_revocation;
      alter table session drop column entry_issued_at;
      alter table entry_pass drop column issued_at;
    `)
  }
}
