import { orderColumns } from "../read-orders"

/** Reads and changes of orders in statements of other modules. */
export const orderFunctions = [
  `
  -- The order of a payment, in one round trip: the function sets the tenant itself. Null when there is none.
  create or replace function order_by_payment(p_tenant text, p_payment text) returns jsonb
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return (select to_jsonb(it) from (${orderColumns} where o.tenant_id = p_tenant and o.payment_ref = p_payment) it);
  end $$;
  `,
  `
  -- Sets an order whose capture is confirmed to PAID and returns it. Staff may have shipped it before; its status stays.
  create or replace function order_paid(p_tenant text, p_order text) returns jsonb language plpgsql volatile as $$
  begin
    update shop_order set status = 'PAID', updated_at = now()
      where tenant_id = p_tenant and order_id = p_order and status = 'PENDING';
    if found then
      insert into shop_order_event (tenant_id, order_id, status, from_status)
        values (p_tenant, p_order, 'PAID', 'PENDING');
    end if;
    return (select to_jsonb(it) from (${orderColumns} where o.tenant_id = p_tenant and o.order_id = p_order) it);
  end $$;
  `,
]
