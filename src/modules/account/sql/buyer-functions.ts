/** The firm of an account's last checkout. Each function sets the tenant itself. */
export const buyerFunctions = [
  `
  -- The firm's GSTIN and name as JSON; null without one.
  create or replace function account_buyer(p_tenant text, p_account text) returns jsonb
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return (select jsonb_build_object('gstin', a.buyer_gstin, 'name', a.buyer_name) from account a
      where a.tenant_id = p_tenant and a.id = p_account and a.buyer_gstin is not null);
  end $$;
  `,
  `
  create or replace function account_keep_buyer(p_tenant text, p_account text, p_gstin text, p_name text) returns void
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    update account set buyer_gstin = p_gstin, buyer_name = p_name where tenant_id = p_tenant and id = p_account;
  end $$;
  `,
]
