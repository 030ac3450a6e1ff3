import { rows } from "../../integration-tests/support/database"
import { product } from "../../integration-tests/support/product"
import type {
  Confirmed,
  Evidence,
  GatewayPayment,
  LedgerEntry,
  OrderRow,
  ProductRow,
  RefundRow,
  StockRow,
} from "./audit"

/** Prefix of the names of imported products. */
export const importedName = "Chaos stone"

async function gatewayPayments(keyIds: readonly string[]): Promise<GatewayPayment[]> {
  const lists = await Promise.all(
    keyIds.map(async (keyId) => {
      const response = await fetch(`${product().gatewayUrl}/sim/payments?key_id=${keyId}`)
      return (await response.json()) as GatewayPayment[]
    })
  )
  return lists.flat()
}

const stockSql = `
  select v.product_id as "productId", l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
    (select coalesce(sum(r.quantity), 0)::int from reservation_item r
     where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as reservations,
    (select coalesce(sum(i.quantity), 0)::int from order_item i
     join "order" o on o.id = i.order_id and o.version = i.version
     join order_line_item li on li.id = i.item_id
     join shop_order s on s.order_id = i.order_id and s.status <> 'CANCELLED'
     where li.variant_id = v.id and i.deleted_at is null) as ordered
  from product_variant v
  join product_variant_inventory_item k on k.variant_id = v.id
  join inventory_level l on l.inventory_item_id = k.inventory_item_id and l.deleted_at is null
  where v.product_id = any ($1)`

const productSql = `
  select p.title as name,
    (select count(*)::int from product_variant v where v.product_id = p.id) as variants,
    (select count(*)::int from product_variant v join product_variant_price_set ps on ps.variant_id = v.id
     join price on price.price_set_id = ps.price_set_id where v.product_id = p.id) as prices,
    (select count(*)::int from product_variant v join product_variant_inventory_item k on k.variant_id = v.id
     join inventory_level l on l.inventory_item_id = k.inventory_item_id where v.product_id = p.id) as levels,
    (select count(*)::int from product_sales_channel c where c.product_id = p.id) as channels,
    (select count(*)::int from gemstone g where g.product_id = p.id) as gems
  from product p where p.metadata->>'tenant_id' = any ($1) and p.title like '${importedName}%'`

/** Reads the current records, bypassing row-level security. */
export async function readEvidence(
  tenantIds: readonly string[],
  keyIds: readonly string[],
  stoneIds: readonly string[],
  confirmed: Confirmed
): Promise<Evidence> {
  const [payments, ledger, orders, refunds, stock, products] = await Promise.all([
    gatewayPayments(keyIds),
    rows<LedgerEntry & object>(
      `select gateway_order_id as "gatewayOrderId", state from payment_ledger where tenant_id = any ($1)`,
      [tenantIds]
    ),
    rows<OrderRow & object>(
      `select order_id as id, gateway_order_id as "gatewayOrderId", payment_ref as "paymentId", status,
         total_paise::int as total from shop_order where tenant_id = any ($1)`,
      [tenantIds]
    ),
    rows<RefundRow & object>(
      `select order_id as "orderId", state, amount_paise::int as amount from order_refund
       where tenant_id = any ($1)`,
      [tenantIds]
    ),
    rows<StockRow & object>(stockSql, [stoneIds]),
    rows<ProductRow & object>(productSql, [tenantIds]),
  ])
  return { payments, ledger, orders, refunds, stock, products, confirmed }
}
