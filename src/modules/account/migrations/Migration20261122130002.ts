import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * Lets a superadmin enter a tenant as its admin. A single-use link, stored as a hash only, opens a session that names
 * the superadmin and that use doesn't extend.
 */
export class Migration20261122130002 extends Migration {
  override up(): void {
    this.addSql(`
      create table entry_pass (
        tenant_id text not null,
        token_hash text not null,
        id text not null,
        by_id text not null,
        by_name text not null,
        reason text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (tenant_id, token_hash)
      );
      ${enableRls("entry_pass")}

      alter table session add column entry_id text, add column entered_by text, add column entered_by_id text;

      drop function session_open(text, text);
      create function session_open(p_tenant text, p_token_hash text)
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
          where s.tenant_id = p_tenant and s.token_hash = p_token_hash and s.expires_at > now();
      end $$;
    `)
  }

  override down(): void {
    this.addSql(`
      delete from session where entered_by is not null;
      alter table session drop column entry_id, drop column entered_by, drop column entered_by_id;
      drop table entry_pass;
    `)
  }
}
