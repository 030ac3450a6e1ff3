/**
 * The rows of an order in Medusa's tables, with the columns and values that Medusa 2.21.2 writes
 * (`http/checkout/whole-order.spec`). Columns that are left out have the same default in the table. Amounts are rupees.
 */
export const orderFunctions = [
  `
  -- Medusa's exact form of an amount, beside each numeric column.
  create or replace function medusa_raw(p_amount numeric) returns jsonb language sql stable as $$
    select jsonb_build_object('value', trim_scale(p_amount)::text, 'precision', 20)
  $$;
  `,
  `
  -- Adds each amount's exact form to it, as summaries keep them.
  create or replace function medusa_amounts(p_amounts jsonb) returns jsonb language sql stable as $$
    select jsonb_object_agg(key, value) || jsonb_object_agg('raw_' || key, medusa_raw(value::numeric))
    from jsonb_each(p_amounts)
  $$;
  `,
  `
  -- Locks the stock of all line items, in one fixed order so that two orders can't deadlock, and returns the position of
  -- the first one that is no longer available, from 0; null when all are. Quantities are summed per product: checked
  -- separately, two line items of one product would oversell it.
  create or replace function medusa_lock_stock(p_location text, p_lines jsonb) returns integer
  language plpgsql volatile as $$
  begin
    perform 1 from inventory_level where location_id = p_location and deleted_at is null and inventory_item_id in (
        select line->>'inventory_item_id' from jsonb_array_elements(p_lines) line)
      order by inventory_item_id for update;
    return (
      select min(wanted.place) from (
        select (line.place - 1)::integer as place, line.value->>'inventory_item_id' as item,
          sum((line.value->>'quantity')::numeric) over (
            partition by line.value->>'inventory_item_id' order by line.place) as quantity
        from jsonb_array_elements(p_lines) with ordinality line(value, place)) wanted
      left join inventory_level l on l.inventory_item_id = wanted.item and l.location_id = p_location
        and l.deleted_at is null
      where wanted.quantity > coalesce(l.stocked_quantity - l.reserved_quantity, 0));
  end $$;
  `,
  `
  -- Writes the order with its line items, tax lines, delivery, addresses and summary.
  create or replace function medusa_insert_order(p_order jsonb) returns void language plpgsql volatile as $$
  declare
    v_id text := p_order->>'id';
    v_lines jsonb := p_order->'lines';
    v_fee numeric := trim_scale((p_order->>'shipping_fee')::numeric);
    v_fee_rate numeric := trim_scale(coalesce((p_order->>'shipping_rate')::numeric, 0));
    v_total numeric;
  begin
    insert into order_address (id, first_name, last_name, address_1, address_2, city, province, postal_code,
      country_code, phone)
    select id, it.first_name, it.last_name, it.address_1, it.address_2, it.city, it.province, it.postal_code,
      it.country_code, it.phone
    from unnest(array[p_order->>'billing_address_id', p_order->>'shipping_address_id']) id,
      jsonb_to_record(p_order->'address') as it(first_name text, last_name text, address_1 text, address_2 text,
        city text, province text, postal_code text, country_code text, phone text);

    insert into "order" (id, custom_display_id, region_id, customer_id, sales_channel_id, status, email, currency_code,
      no_notification, metadata, shipping_address_id, billing_address_id)
    values (v_id, p_order->>'number', p_order->>'region_id', p_order->>'customer_id', p_order->>'sales_channel_id',
      'pending', p_order->>'email', 'inr', false,
      jsonb_build_object('order_number', p_order->>'number', 'tenant_id', p_order->>'tenant_id'),
      p_order->>'shipping_address_id', p_order->>'billing_address_id');

    insert into order_line_item (id, title, subtitle, thumbnail, variant_id, product_id, product_title,
      product_description, product_handle, variant_sku, variant_title, requires_shipping, is_discountable,
      is_tax_inclusive, unit_price, raw_unit_price, metadata)
    select it.id, it.title, it.subtitle, it.thumbnail, it.variant_id, it.product_id, it.title,
      p.description, p.handle, v.sku, v.title, true, true, false, trim_scale(it.unit_price), medusa_raw(it.unit_price),
      '{}'
    from jsonb_to_recordset(v_lines) as it(id text, title text, subtitle text, thumbnail text, variant_id text,
      product_id text, inventory_item_id text, unit_price numeric)
    left join product_variant_inventory_item k on k.inventory_item_id = it.inventory_item_id
      and k.variant_id = it.variant_id and k.deleted_at is null
    left join product_variant v on v.id = k.variant_id
    left join product p on p.id = v.product_id;

    insert into order_item (id, order_id, version, item_id, quantity, raw_quantity, fulfilled_quantity,
      shipped_quantity, return_requested_quantity, return_received_quantity, return_dismissed_quantity,
      written_off_quantity, metadata)
    select it.order_item_id, v_id, 1, it.id, it.quantity, medusa_raw(it.quantity), 0, 0, 0, 0, 0, 0, '{}'
    from jsonb_to_recordset(v_lines) as it(id text, order_item_id text, quantity numeric);

    insert into order_line_item_tax_line (id, item_id, code, description, rate, raw_rate, provider_id)
    select it.tax_line_id, it.id, 'GST', 'GST', trim_scale(it.rate), medusa_raw(it.rate), 'gst'
    from jsonb_to_recordset(v_lines) as it(id text, tax_line_id text, rate numeric);

    insert into order_shipping_method (id, name, amount, raw_amount, is_tax_inclusive, shipping_option_id, data)
    values (p_order->>'shipping_method_id', 'Standard delivery', v_fee, medusa_raw(v_fee), false,
      p_order->>'shipping_option_id', '{}');
    insert into order_shipping (id, order_id, version, shipping_method_id)
    values (p_order->>'shipping_id', v_id, 1, p_order->>'shipping_method_id');
    insert into order_shipping_method_tax_line (id, shipping_method_id, code, description, rate, raw_rate, provider_id)
    select p_order->>'shipping_tax_line_id', p_order->>'shipping_method_id', 'GST', 'GST', v_fee_rate,
      medusa_raw(v_fee_rate), 'gst'
    where v_fee_rate > 0;

    -- Medusa never rounds tax. Multiplied and not divided, so that PostgreSQL keeps every digit.
    select trim_scale(v_fee * (1 + v_fee_rate * 0.01) + sum(it.unit_price * it.quantity * (1 + it.rate * 0.01))) into v_total
    from jsonb_to_recordset(v_lines) as it(unit_price numeric, quantity numeric, rate numeric);
    insert into order_summary (id, order_id, totals) values (p_order->>'summary_id', v_id, medusa_amounts(
      jsonb_build_object('original_order_total', v_total, 'current_order_total', v_total, 'accounting_total', v_total,
        'pending_difference', v_total, 'paid_total', 0, 'refunded_total', 0, 'transaction_total', 0,
        'credit_line_total', 0)));
  end $$;
  `,
  `
  -- Writes the authorized payment, linked to the order and its cart.
  create or replace function medusa_insert_payment(p_order text, p_cart text, p_payment jsonb) returns void
  language plpgsql volatile as $$
  declare
    v_amount numeric := trim_scale((p_payment->>'amount')::numeric);
    v_raw jsonb := medusa_raw(v_amount);
    v_zero jsonb := medusa_raw(0);
    v_provider text := p_payment->>'provider_id';
    v_collection text := p_payment->>'collection_id';
  begin
    insert into payment_collection (id, currency_code, amount, raw_amount, authorized_amount, raw_authorized_amount,
      captured_amount, raw_captured_amount, refunded_amount, raw_refunded_amount, status)
    values (v_collection, 'inr', v_amount, v_raw, v_amount, v_raw, 0, v_zero, 0, v_zero, 'authorized');
    insert into payment_session (id, currency_code, amount, raw_amount, provider_id, data, context, metadata, status,
      authorized_at, payment_collection_id)
    values (p_payment->>'session_id', 'inr', v_amount, v_raw, v_provider, p_payment->'data', '{}', '{}', 'authorized',
      now(), v_collection);
    insert into payment (id, amount, raw_amount, currency_code, provider_id, data, payment_collection_id,
      payment_session_id)
    values (p_payment->>'id', v_amount, v_raw, 'inr', v_provider, p_payment->'data', v_collection,
      p_payment->>'session_id');
    insert into order_payment_collection (id, order_id, payment_collection_id)
    values (p_payment->>'link_id', p_order, v_collection);
    insert into order_cart (id, order_id, cart_id) values (p_payment->>'cart_link_id', p_order, p_cart);
  end $$;
  `,
  `
  -- Writes an order, reserves its stock and adds its authorized payment. Returns the position of the first line item that
  -- is no longer available, from 0; nothing is written then.
  create or replace function medusa_place_order(p_location text, p_order jsonb, p_cart text, p_payment jsonb)
  returns integer language plpgsql volatile as $$
  declare
    v_gone integer := medusa_lock_stock(p_location, p_order->'lines');
  begin
    if v_gone is not null then return v_gone; end if;
    perform medusa_insert_order(p_order);
    -- Triggers update the levels' sums. Ordered by product, since they lock catalog entries, and the catalog's rebuild
    -- locks them in that order too.
    insert into reservation_item (id, line_item_id, location_id, inventory_item_id, quantity, raw_quantity,
      allow_backorder)
    select it.reservation_id, it.id, p_location, it.inventory_item_id, it.quantity, medusa_raw(it.quantity), false
    from jsonb_to_recordset(p_order->'lines') as it(id text, reservation_id text, product_id text,
      inventory_item_id text, quantity numeric)
    order by it.product_id collate "C";
    perform medusa_insert_payment(p_order->>'id', p_cart, p_payment);
    return null;
  end $$;
  `,
  `
  -- Records the order's payment as captured in full, with the transaction and the sums that Medusa Admin shows. Returns
  -- the payment's id.
  create or replace function medusa_record_capture(p_order text, p_amount numeric, p_capture text, p_transaction text)
  returns text language plpgsql volatile as $$
  declare
    v_amount numeric := trim_scale(p_amount);
    v_raw jsonb := medusa_raw(p_amount);
    v_payment text;
    v_version integer;
  begin
    update payment_collection set captured_amount = v_amount, raw_captured_amount = v_raw, status = 'completed',
      completed_at = now(), updated_at = now()
    where id in (select payment_collection_id from order_payment_collection
      where order_id = p_order and deleted_at is null);
    update payment set captured_at = now(), updated_at = now()
    where payment_collection_id in (select payment_collection_id from order_payment_collection
      where order_id = p_order and deleted_at is null)
    returning id into v_payment;
    insert into capture (id, amount, raw_amount, payment_id) values (p_capture, v_amount, v_raw, v_payment);
    select version into v_version from "order" where id = p_order;
    insert into order_transaction (id, order_id, version, amount, raw_amount, currency_code, reference, reference_id)
    values (p_transaction, p_order, v_version, v_amount, v_raw, 'inr', 'capture', p_capture);
    update order_summary set updated_at = now(), totals = totals || medusa_amounts(jsonb_build_object(
      'paid_total', trim_scale((totals->>'paid_total')::numeric + v_amount),
      'transaction_total', trim_scale((totals->>'transaction_total')::numeric + v_amount),
      'pending_difference', trim_scale((totals->>'pending_difference')::numeric - v_amount)))
    where order_id = p_order and version = v_version and deleted_at is null;
    return v_payment;
  end $$;
  `,
]
