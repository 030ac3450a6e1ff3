import { inTransaction, rows } from "../../integration-tests/support/database"
import { orderTables } from "../../integration-tests/support/order-rows"

interface Like {
  id: string
  orderNumber: string
  email: string
}

/**
 * Copies an order this many times, in Medusa's tables and in ours, with other ids, numbers and e-mails, one a minute
 * into the past and in every status. Takes less than a minute, and leaves what ten thousand checkouts would, as far as
 * lists read it.
 */
export async function copyOrders(order: Like, copies: number): Promise<void> {
  const found: { table: string; row: string; id: string }[] = []
  // Without reservations: stock isn't measured here, and ten thousand sums of it would take minutes.
  for (const [table, where] of Object.entries(orderTables).filter(([it]) => it !== "reservation_item")) {
    const those = await rows<{ row: string; id: string }>(
      `select to_jsonb(it)::text as row, it.id from "${table}" it where ${where}`,
      [order.id]
    )
    found.push(...those.map((it) => ({ table, ...it })))
  }
  const [ours] = await rows<{ snapshot: string }>(
    "select snapshot::text as snapshot from shop_order where order_id = $1",
    [order.id]
  )
  // Unique on the whole platform, at most 16 characters.
  const number = `B${order.id.slice(-6)}-${mark}`
  /** A row's JSON text with the ids, the order number and the e-mail of the copies' pattern. */
  const pattern = (row: string): string =>
    [
      ...found.map(({ id }): [string, string] => [id, `${id}_${mark}`]),
      [order.orderNumber, number] as const,
      [order.email, `buyer${mark}@bench.test`] as const,
    ].reduce((all, [from, to]) => all.replaceAll(from, to), row)
  await inTransaction(async (ask) => {
    // Disables triggers too.
    await ask("set local session_replication_role = replica")
    for (const { table, row } of found)
      await ask(
        `insert into "${table}" select (jsonb_populate_record(null::"${table}",
           replace($1, '${mark}', n::text)::jsonb || jsonb_build_object('created_at', ${at}))).*
         from generate_series(1, $2::int) n`,
        [pattern(row), copies]
      )
    await ask(
      `insert into shop_order (tenant_id, order_id, order_number, account_id, status, payment_ref, gateway_order_id,
         total_paise, snapshot, created_at)
       select tenant_id, order_id || '_' || n, replace($2, '${mark}', n::text), account_id,
         (array['PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED'])[1 + n % 5], payment_ref || '_' || n,
         gateway_order_id || '_' || n, total_paise, replace($3, '${mark}', n::text)::jsonb, ${at}
       from shop_order, generate_series(1, $4::int) n where order_id = $1`,
      [order.id, number, pattern(ours?.snapshot ?? "{}"), copies]
    )
    await ask(
      `insert into shop_order_event (tenant_id, order_id, status, note, at, kind, from_status)
       select tenant_id, order_id || '_' || n, status, note, at, kind, from_status
       from shop_order_event, generate_series(1, $2::int) n where order_id = $1 order by n, seq`,
      [order.id, copies]
    )
  })
  await rows(`analyze shop_order, shop_order_event, "order", order_item, order_line_item, order_summary, payment,
    payment_collection, capture, order_payment_collection`)
}

/** Placeholder for a copy's number. */
const mark = "§"
const at = "now() - make_interval(mins => n)"
