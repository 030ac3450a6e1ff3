/**
 * Records a refund that Medusa makes by itself, in Medusa Admin or when it cancels an order, as one of ours. This
 * happens in the same transaction, before the gateway request, and under Medusa's id, which is also the gateway's
 * idempotency key. So the refund is known if the response is lost, and no other one starts meanwhile. Our own
 * transactions set the tenant and are skipped.
 */
export const refundTriggers = [
  `
  create or replace function refund_was_made() returns trigger language plpgsql as $$
  declare
    v record;
  begin
    if nullif(current_setting('app.tenant_id', true), '') is not null then return null; end if;
    select o.id as order_id, o.metadata->>'tenant_id' as tenant_id, p.data->>'payment_id' as payment_id into v
    from payment p
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
    join "order" o on o.id = l.order_id
    where p.id = new.payment_id and p.data->>'tenant_id' = o.metadata->>'tenant_id' limit 1;
    if v.payment_id is null then return null; end if;
    perform set_config('app.tenant_id', v.tenant_id, true);
    if exists (select 1 from shop_order where tenant_id = v.tenant_id and order_id = v.order_id) then
      if exists (select 1 from order_refund
        where tenant_id = v.tenant_id and order_id = v.order_id and state = 'pending') then
        raise exception 'A refund of this order waits for the payment gateway' using errcode = 'RA002';
      end if;
      if new.amount * 100 <> trunc(new.amount * 100) then
        raise exception 'A refund has at most two decimals' using errcode = 'RA003';
      end if;
      insert into order_refund (tenant_id, id, order_id, payment_id, amount_paise, asked_paise, reason, way, by_id, by_name,
        by_email, medusa_refund_id)
      select v.tenant_id, new.id, v.order_id, v.payment_id, new.amount * 100, new.amount * 100,
        left(coalesce(nullif(trim(new.note), ''), (select r.label from refund_reason r where r.id = new.refund_reason_id),
          'Refunded in Medusa Admin'), 300),
        'medusa-admin', u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') || ' (Medusa Admin)', 'Medusa Admin'),
        coalesce(u.email, ''), new.id
      from (select 1) one left join "user" u on u.id = new.created_by;
      insert into refund_due (tenant_id, refund_id, due_at)
      values (v.tenant_id, new.id, now() + interval '10 seconds');
    end if;
    perform set_config('app.tenant_id', '', true);
    return null;
  end $$;
  create or replace trigger refund_was_made after insert on refund
    for each row execute function refund_was_made();
  `,
  `
  -- Medusa takes its refund back when the gateway has refused it.
  create or replace function refund_was_dropped() returns trigger language plpgsql as $$
  declare
    v_tenant text;
  begin
    if nullif(current_setting('app.tenant_id', true), '') is not null then return null; end if;
    select p.data->>'tenant_id' into v_tenant from payment p where p.id = old.payment_id;
    if v_tenant is null then return null; end if;
    perform set_config('app.tenant_id', v_tenant, true);
    update order_refund set state = 'failed', failure = 'Refused in Medusa Admin'
      where tenant_id = v_tenant and id = old.id and state = 'pending';
    if found then delete from refund_due where tenant_id = v_tenant and refund_id = old.id; end if;
    perform set_config('app.tenant_id', '', true);
    return null;
  end $$;
  create or replace trigger refund_was_dropped after delete on refund
    for each row execute function refund_was_dropped();
  `,
]
