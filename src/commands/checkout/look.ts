import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Address } from "../../contract/address"
import type { Rates } from "../../contract/settings"
import { addressColumns } from "../../modules/address/find-addresses"
import { type CartLine, cartLineColumns, cartLineOf, type CartLineRow } from "../../modules/cart/read-cart"
import { entryOf, type LedgerEntry, ledgerColumns, type LedgerRow } from "../../modules/checkout/ledger"
import type { OpenEntry } from "../../modules/checkout/open-entries"
import { orderOf, type OrderRow } from "../../modules/order/read-orders"
import type { TenantOrder } from "../../modules/order/tenant-order"
import type { TradeBuyer } from "./trade-buyer"

type Container = Pick<MedusaContainer, "resolve">

/** What a new checkout session needs of the database. */
interface SessionLook {
  lines: CartLine[]
  address: Address | undefined
  rates: Rates
  open: OpenEntry[]
  /** The firm of the account's last checkout. */
  keptBuyer: TradeBuyer | undefined
}

interface SessionRow {
  lines: CartLineRow[] | null
  address: Address | null
  rates: Rates | null
  open: OpenEntry[] | null
  buyer: TradeBuyer | null
}

/** Reads the cart, the address, the rates and the open gateway orders in one statement. Each function sets the tenant. */
export async function lookForSession(
  container: Container,
  tenantId: string,
  { accountId, addressId }: { accountId: string; addressId: string }
): Promise<SessionLook> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: SessionRow[] }>(
    `select
       (select jsonb_agg(it) from (select ${cartLineColumns} from cart_lines(?, ?)) it) as lines,
       (select to_jsonb(it) from (select ${addressColumns} from address_of(?, ?, ?)) it) as address,
       (select to_jsonb(it) from tenant_rates(?) it) as rates,
       (select jsonb_agg(it) from payments_open(?, ?) it) as open,
       account_buyer(?, ?) as buyer`,
    [
      ...[tenantId, accountId, tenantId, accountId, addressId],
      ...[tenantId, tenantId, accountId, tenantId, accountId],
    ]
  )
  const row = rows[0]
  if (!row?.rates) throw new Error("No such tenant")
  return {
    lines: (row.lines ?? []).map(cartLineOf),
    address: row.address ?? undefined,
    rates: row.rates,
    open: row.open ?? [],
    keptBuyer: row.buyer ?? undefined,
  }
}

interface OrderLookRow {
  order: OrderRow | null
  hasAddress: boolean
  entry: LedgerRow | null
}

/**
 * Reads what finalizing a payment for its shopper needs, in one statement: the payment's order, whether the account has
 * the address (its default one without `addressId`), and the ledger entry.
 */
export async function lookForOrder(
  container: Container,
  tenantId: string,
  it: {
    accountId: string
    paymentRef: string
    addressId?: string | undefined
    gatewayOrderId?: string | undefined
  }
): Promise<{ known: TenantOrder | undefined; hasAddress: boolean; entry: LedgerEntry | undefined }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: OrderLookRow[] }>(
    `select order_by_payment(?, ?) as order,
       exists (select from address_of(?, ?, ?)) as "hasAddress",
       (select to_jsonb(it) from (select ${ledgerColumns} from payment_entry(?, ?)) it) as entry`,
    [
      ...[tenantId, it.paymentRef],
      ...[tenantId, it.accountId, it.addressId ?? null],
      ...[tenantId, it.gatewayOrderId ?? null],
    ]
  )
  const row = rows[0]
  return {
    known: row?.order ? orderOf(row.order) : undefined,
    hasAddress: row?.hasAddress ?? false,
    entry: row?.entry ? entryOf(row.entry) : undefined,
  }
}
