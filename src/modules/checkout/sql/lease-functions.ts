/** Leases a ledger entry to one finalizer in one round trip: the function sets the tenant itself. */
export const leaseFunctions = [
  `
  create or replace function take_payment_lease(p_tenant text, p_gateway_order text, p_token text, p_seconds integer)
  returns setof payment_ledger language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query update payment_ledger set lease_token = p_token, lease_until = now() + make_interval(secs => p_seconds)
      where tenant_id = p_tenant and gateway_order_id = p_gateway_order
        and (lease_until is null or lease_until < now())
      returning *;
  end $$;
  `,
]
