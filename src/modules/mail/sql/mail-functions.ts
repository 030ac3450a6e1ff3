/** Functions on a tenant's mails that need one round trip; each sets the tenant itself. */
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
  `
  -- Delivery state of a tenant's mails for one purpose; waiting are those that are still being tried.
  create or replace function mail_receipts(p_tenant text, p_purpose text)
  returns table (sent integer, delivered integer, waiting integer, last_delivered_at timestamptz)
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query
      select count(*)::int, count(r.delivered_at)::int,
        (count(*) filter (where r.delivered_at is null and o.sealed is not null))::int, max(r.delivered_at)
      from mail_receipt r left join mail_outbox o on o.tenant_id = r.tenant_id and o.id = r.mail_id
      where r.tenant_id = p_tenant and r.purpose = p_purpose;
  end $$;
  `,
]
