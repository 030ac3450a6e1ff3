import { lockTimeout } from "../../../db/begin-tenant"

/** Signing in, in few round trips. */
export const sessionFunctions = [
  `
  -- The account with an e-mail, in one round trip: the function sets the tenant itself.
  create or replace function account_with_email(p_tenant text, p_email text) returns setof account
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query select * from account where tenant_id = p_tenant and email = p_email;
  end $$;
  `,
  `
  -- Stores a session. An account keeps at most p_max; the oldest ends first. Call it under the account's lock, so that
  -- simultaneous sign-ins can't exceed the limit.
  create or replace function session_add(p_tenant text, p_hash text, p_id text, p_account text, p_agent text, p_ip text,
    p_days integer, p_max integer) returns void language plpgsql volatile as $$
  begin
    insert into session (tenant_id, token_hash, id, account_id, user_agent, client_ip, created_at, expires_at)
      values (p_tenant, p_hash, p_id, p_account, p_agent, p_ip, clock_timestamp(), now() + make_interval(days => p_days));
    delete from session where tenant_id = p_tenant and id in (
      select id from session where tenant_id = p_tenant and account_id = p_account and entered_by is null
      order by expires_at > now() desc, created_at desc, id offset p_max);
  end $$;
  `,
  `
  -- Signs an account in, in a transaction of its own. False when the account was deleted meanwhile.
  create or replace function session_start(p_tenant text, p_hash text, p_id text, p_account text, p_agent text,
    p_ip text, p_days integer, p_max integer, p_replaces text) returns boolean language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true), set_config('lock_timeout', '${lockTimeout}', true);
    perform 1 from account where tenant_id = p_tenant and id = p_account for update;
    if not found then return false; end if;
    delete from session where tenant_id = p_tenant and id = p_replaces;
    perform session_add(p_tenant, p_hash, p_id, p_account, p_agent, p_ip, p_days, p_max);
    return true;
  end $$;
  `,
]
