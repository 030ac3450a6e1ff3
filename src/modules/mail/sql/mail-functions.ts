/** Functions that end a mail's delivery in one round trip; each sets the tenant itself. */
export const mailFunctions = [
  `
  create or replace function forget_mail(p_tenant text, p_id text) returns void language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    delete from mail_outbox where tenant_id = p_tenant and id = p_id;
    delete from mail_due where tenant_id = p_tenant and id = p_id;
  end $$;
  `,
  `
  create or replace function mail_sent(p_tenant text, p_id text) returns void language plpgsql volatile as $$
  begin
    perform forget_mail(p_tenant, p_id);
    update mail_receipt set delivered_at = now() where tenant_id = p_tenant and mail_id = p_id;
  end $$;
  `,
]
