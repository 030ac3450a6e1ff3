import { inTransaction, rows } from "../../integration-tests/support/database"

/** Medusa's tables of an order, and how their rows hang on it; what its lists don't read is left out. */
const medusas: Record<string, string> = {
  order: "id = $1",
  order_address: `id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = $1)`,
  order_line_item: "id in (select item_id from order_item where order_id = $1)",
  order_line_item_tax_line: "item_id in (select item_id from order_item where order_id = $1)",
  order_item: "order_id = $1",
  order_summary: "order_id = $1",
  order_shipping_method: "id in (select shipping_method_id from order_shipping where order_id = $1)",
  order_shipping: "order_id = $1",
  order_transaction: "order_id = $1",
  payment_collection:
    "id in (select payment_collection_id from order_payment_collection where order_id = $1)",
  payment: `payment_collection_id in
    (select payment_collection_id from order_payment_collection where order_id = $1)`,
  capture: `payment_id in (select p.id from payment p join order_payment_collection l
    on l.payment_collection_id = p.payment_collection_id where l.order_id = $1)`,
  order_payment_collection: "order_id = $1",
}

interface Like {
  id: string
  orderNumber: string
  email: string
}

/**
 * Copies an order so many times, in Medusa's tables and in ours, under other ids, numbers and e-mails, one a minute into
 * the past and in every status: what ten thousand checkouts would leave, as far as lists read it, within a minute.
 */
export async function copyOrders(order: Like, copies: number): Promise<void> {
  const own = new Set<string>()
  for (const [table, where] of Object.entries(medusas)) {
    const found = await rows<{ id: string }>(`select id from "${table}" where ${where}`, [order.id])
    for (const { id } of found) own.add(id)
  }
  const moved = (text: string): string =>
    [...own].reduce((all, id) => `replace(${all}, '${id}', '${id}_' || n)`, text)
  const named = (text: string): string =>
    `replace(replace(${moved(text)}, '${order.orderNumber}', 'B' || n), '${order.email}', 'buyer' || n || '@bench.test')`
  const at = "now() - make_interval(mins => n)"
  await inTransaction(async (ask) => {
    // No triggers, no reservations: stock isn't what is measured, and ten thousand sums of it would take minutes.
    await ask("set local session_replication_role = replica")
    for (const [table, where] of Object.entries(medusas))
      await ask(
        `insert into "${table}" select (jsonb_populate_record(null::"${table}",
           (${named("to_jsonb(it)::text")})::jsonb || jsonb_build_object('created_at', ${at}))).*
         from "${table}" it, generate_series(1, ${copies}) n where ${where}`,
        [order.id]
      )
    await ask(
      `insert into shop_order (tenant_id, order_id, order_number, account_id, status, payment_ref, gateway_order_id,
         total_paise, snapshot, created_at)
       select tenant_id, order_id || '_' || n, 'B' || n, account_id,
         (array['PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED'])[1 + n % 5], payment_ref || '_' || n,
         gateway_order_id || '_' || n, total_paise, ${named("snapshot::text")}::jsonb, ${at}
       from shop_order, generate_series(1, ${copies}) n where order_id = $1`,
      [order.id]
    )
    await ask(
      `insert into shop_order_event (tenant_id, order_id, status, note, at, kind, from_status)
       select tenant_id, order_id || '_' || n, status, note, at, kind, from_status
       from shop_order_event, generate_series(1, ${copies}) n where order_id = $1 order by n, seq`,
      [order.id]
    )
  })
  await rows(`analyze shop_order, shop_order_event, "order", order_item, order_line_item, order_summary, payment,
    payment_collection, capture, order_payment_collection`)
}
