/** Open-cart functions for statements of other modules; call them in a transaction of the tenant. */
export const cartFunctions = [
  `
  -- Serializes writes to one account's cart, as every change of it does, and locks its row, so that no checkout session
  -- can be opened for it.
  create or replace function hold_cart(p_tenant text, p_account text) returns void language plpgsql volatile as $$
  begin
    perform 1 from open_cart where tenant_id = p_tenant and account_id = p_account for update;
    perform pg_advisory_xact_lock(hashtextextended('cart:' || p_tenant || ':' || p_account, 0));
  end $$;
  `,
  `
  -- Whether this is the account's open cart; it stays so until the transaction ends.
  create or replace function hold_open_cart(p_tenant text, p_account text, p_cart text) returns boolean
  language plpgsql volatile as $$
  begin
    perform 1 from open_cart where tenant_id = p_tenant and account_id = p_account and cart_id = p_cart for share;
    return found;
  end $$;
  `,
  `
  -- The cart is the account's open one no longer; false when another, or none, is.
  create or replace function forget_open_cart(p_tenant text, p_account text, p_cart text) returns boolean
  language plpgsql volatile as $$
  begin
    delete from open_cart where tenant_id = p_tenant and account_id = p_account and cart_id = p_cart;
    return found;
  end $$;
  `,
]
