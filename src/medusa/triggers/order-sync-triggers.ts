/**
 * Queues an order if Medusa's rows of it change in a transaction that isn't ours. Our transactions set the tenant, so
 * our own writes aren't queued. In plpgsql, whose body is not checked at creation: link tables are created later.
 */
export const orderSyncTriggers = [
  `
  create or replace function mark_moved_order(p_order text) returns void language plpgsql as $$
  begin
    insert into order_moved (tenant_id, order_id)
    select o.metadata->>'tenant_id', o.id from "order" o
    where o.id = p_order and o.metadata->>'tenant_id' is not null
      and nullif(current_setting('app.tenant_id', true), '') is null;
  end $$;
  `,
  `
  create or replace function order_was_moved() returns trigger language plpgsql as $$
  begin
    perform mark_moved_order(new.id);
    return null;
  end $$;
  create or replace trigger order_was_moved after update of canceled_at on "order"
    for each row when (old.canceled_at is distinct from new.canceled_at) execute function order_was_moved();
  `,
  `
  create or replace function fulfilment_was_moved() returns trigger language plpgsql as $$
  begin
    perform mark_moved_order(l.order_id) from order_fulfillment l
      where l.fulfillment_id = new.id and l.deleted_at is null;
    return null;
  end $$;
  create or replace trigger fulfilment_was_moved after update of shipped_at, delivered_at, canceled_at on fulfillment
    for each row when ((old.shipped_at, old.delivered_at, old.canceled_at)
      is distinct from (new.shipped_at, new.delivered_at, new.canceled_at)) execute function fulfilment_was_moved();
  `,
]
