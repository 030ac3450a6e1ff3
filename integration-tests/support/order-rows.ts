import { rows } from "./database"

/** Every Medusa table with rows of an order: table → how its rows refer to the order. */
export const orderTables: Readonly<Record<string, string>> = {
  order: "id = $1",
  order_item: "order_id = $1",
  order_line_item: "id in (select item_id from order_item where order_id = $1)",
  order_line_item_tax_line: "item_id in (select item_id from order_item where order_id = $1)",
  order_line_item_adjustment: "item_id in (select item_id from order_item where order_id = $1)",
  order_summary: "order_id = $1",
  order_shipping: "order_id = $1",
  order_shipping_method: "id in (select shipping_method_id from order_shipping where order_id = $1)",
  order_shipping_method_tax_line: `shipping_method_id in
    (select shipping_method_id from order_shipping where order_id = $1)`,
  order_address: `id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = $1)`,
  order_transaction: "order_id = $1",
  order_change: "order_id = $1",
  order_credit_line: "order_id = $1",
  order_promotion: "order_id = $1",
  order_cart: "order_id = $1",
  order_payment_collection: "order_id = $1",
  payment_collection:
    "id in (select payment_collection_id from order_payment_collection where order_id = $1)",
  payment_session: `payment_collection_id in
    (select payment_collection_id from order_payment_collection where order_id = $1)`,
  payment: `payment_collection_id in
    (select payment_collection_id from order_payment_collection where order_id = $1)`,
  capture: `payment_id in (select p.id from payment p
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1)`,
  reservation_item: "line_item_id in (select item_id from order_item where order_id = $1)",
}

type Row = Record<string, unknown>
export type OrderRows = Record<string, Row[]>

/**
 * Returns the rows of one order with its own values normalized: every id of its rows becomes the kind of the id, every
 * time becomes "a time". Values that orders share (customer, region, variant …) stay.
 */
export async function rowsOfOrder(orderId: string): Promise<OrderRows> {
  const found: OrderRows = {}
  for (const [table, where] of Object.entries(orderTables)) {
    const those = await rows<{ row: Row }>(`select to_jsonb(it) as row from "${table}" it where ${where}`, [
      orderId,
    ])
    found[table] = those.map((it) => it.row)
  }
  const own = new Set<unknown>(Object.values(found).flatMap((those) => those.flatMap(ownIds)))
  const alike = (column: string, value: unknown): unknown => {
    if (own.has(value)) return String(value).replace(/_[^_]+$/, "_…")
    return column.endsWith("_at") && value !== null ? "a time" : value
  }
  for (const [table, those] of Object.entries(found)) {
    found[table] = those
      .map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, alike(name, value)]))
      )
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return found
}

const ownIds = (row: Row): unknown[] => [row["id"], row["cart_id"]].filter((it) => it !== undefined)

/** Compares the rows of two orders. @returns `table.column` → both values, where they differ */
export function differencesOf(ours: OrderRows, theirs: OrderRows): Record<string, [unknown, unknown]> {
  const found: Record<string, [unknown, unknown]> = {}
  for (const table of Object.keys(orderTables)) {
    const [a = [], b = []] = [ours[table], theirs[table]]
    if (a.length !== b.length) found[table] = [a.length, b.length]
    for (const [at, row] of a.entries()) {
      const other = b[at] ?? {}
      for (const column of new Set([...Object.keys(row), ...Object.keys(other)])) {
        if (JSON.stringify(row[column]) !== JSON.stringify(other[column])) {
          found[`${table}.${column}`] = [row[column], other[column]]
        }
      }
    }
  }
  return found
}
