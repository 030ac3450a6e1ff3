import { maxCartLines } from "../../../contract/rules/cart"
import { lockTimeout } from "../../../db/begin-tenant"

/** Paise. Above this no card payment is possible, and sums would leave the range of exact numbers. */
const maxLinePaise = 1_000_000_000_000

/** Changes of a cart. The rows of Medusa's cart are those that its cart module writes (`http/cart/rows.spec`). */
export const changeFunctions = [
  `
  -- Creates an empty cart in Medusa's table and makes it the account's open one. Always with all three of customer,
  -- channel and region: without them Medusa's own look-ups by e-mail cross tenants.
  create or replace function cart_create(p_tenant text, p_account text, p_cart text, p_customer text, p_email text,
    p_channel text, p_region text) returns void language plpgsql volatile as $$
  begin
    insert into cart (id, region_id, customer_id, sales_channel_id, email, currency_code, metadata)
      values (p_cart, p_region, p_customer, p_channel, p_email, 'inr', jsonb_build_object('tenant_id', p_tenant));
    insert into open_cart (tenant_id, account_id, cart_id) values (p_tenant, p_account, p_cart);
  end $$;
  `,
  `
  -- Deletes one product's line item of the account's open cart, or all of them when p_product is null.
  create or replace function cart_remove(p_tenant text, p_account text, p_product text) returns void
  language plpgsql volatile as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('cart:' || p_tenant || ':' || p_account, 0));
    delete from cart_line_item l using open_cart o
      where o.tenant_id = p_tenant and o.account_id = p_account and l.cart_id = o.cart_id and l.deleted_at is null
        and (p_product is null or l.product_id = p_product);
  end $$;
  `,
  `
  -- Adds to a product's quantity in the cart, or sets it, at the current price. Returns why not: ACCOUNT, PRODUCT, LINE,
  -- AMOUNT, LINES (there are too many), or STOCK with the stock; null after a change.
  create or replace function cart_put(p_tenant text, p_account text, p_product text, p_quantity bigint, p_adds boolean,
    p_line text, p_cart text, p_customer text, p_email text, p_channel text, p_region text,
    out refusal text, out stock integer) language plpgsql volatile as $$
  declare
    v_product record;
    v_cart text;
    v_line text;
    v_quantity bigint;
    v_price numeric;
    v_raw jsonb;
  begin
    if p_adds then
      perform 1 from account where tenant_id = p_tenant and id = p_account for share;
      if not found then refusal := 'ACCOUNT'; return; end if;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('cart:' || p_tenant || ':' || p_account, 0));
    select cart_id into v_cart from open_cart where tenant_id = p_tenant and account_id = p_account;
    select id, quantity into v_line, v_quantity from cart_line_item
      where cart_id = v_cart and product_id = p_product and deleted_at is null limit 1;
    if v_line is null and not p_adds then refusal := 'LINE'; return; end if;
    select name, short_info, images, slug, variant_id, price_paise, e.stock into v_product from catalog_entry e
      where tenant_id = p_tenant and product_id = p_product and is_listed;
    if not found then refusal := 'PRODUCT'; return; end if;
    v_quantity := p_quantity + case when p_adds then coalesce(v_quantity, 0) else 0 end;
    if v_product.price_paise::numeric * v_quantity > ${String(maxLinePaise)} then refusal := 'AMOUNT'; return; end if;
    if v_quantity > v_product.stock then refusal := 'STOCK'; stock := v_product.stock; return; end if;
    v_price := trim_scale(v_product.price_paise * 0.01);
    v_raw := jsonb_build_object('value', v_price::text, 'precision', 20);
    if v_line is not null then
      update cart_line_item set quantity = v_quantity, unit_price = v_price, raw_unit_price = v_raw, updated_at = now()
        where id = v_line;
      return;
    end if;
    if ${String(maxCartLines)} <= (select count(*) from cart_line_item where cart_id = v_cart and deleted_at is null) then
      refusal := 'LINES';
      return;
    end if;
    if v_cart is null then
      v_cart := p_cart;
      perform cart_create(p_tenant, p_account, v_cart, p_customer, p_email, p_channel, p_region);
    end if;
    insert into cart_line_item (id, cart_id, title, subtitle, thumbnail, quantity, variant_id, product_id, product_title,
      product_handle, variant_title, requires_shipping, is_tax_inclusive, unit_price, raw_unit_price)
    values (p_line, v_cart, v_product.name, v_product.short_info, coalesce(v_product.images[1], ''), v_quantity,
      v_product.variant_id, p_product, v_product.name, v_product.slug, v_product.name, true, false, v_price, v_raw);
  end $$;
  `,
  // PostgreSQL can't replace a function whose columns have changed.
  "drop function if exists cart_change(text, text, text, text, bigint, text, text, text, text, text, text);",
  `
  -- Applies one change ('add', 'set' or 'remove') and returns the cart after it, in one round trip. A refused change
  -- returns one row without a line.
  create function cart_change(p_tenant text, p_account text, p_kind text, p_product text, p_quantity bigint,
    p_line text, p_cart text, p_customer text, p_email text, p_channel text, p_region text)
  returns table (refusal text, left_in_stock integer, line_id text, cart_id text, quantity integer, product_id text,
    variant_id text, inventory_item_id text, slug text, name text, short_info text, images text[], type text,
    weight text, color text, price_paise bigint, stock integer, hsn_code text, origin text, facts jsonb)
  language plpgsql volatile as $$
  declare
    v_refusal text;
    v_stock integer;
  begin
    perform set_config('app.tenant_id', p_tenant, true), set_config('lock_timeout', '${lockTimeout}', true);
    if p_kind = 'remove' then
      perform cart_remove(p_tenant, p_account, p_product);
    else
      select put.refusal, put.stock into v_refusal, v_stock from cart_put(p_tenant, p_account, p_product, p_quantity,
        p_kind = 'add', p_line, p_cart, p_customer, p_email, p_channel, p_region) put;
    end if;
    if v_refusal is null then
      return query select null::text, null::integer, l.* from cart_lines(p_tenant, p_account) l;
    else
      refusal := v_refusal;
      left_in_stock := v_stock;
      return next;
    end if;
  end $$;
  `,
]
