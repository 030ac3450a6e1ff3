import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { lockAccount } from "../../modules/account/account"
import { type Invoice, findInvoice } from "../../modules/invoice/issue-invoice"
import { ordersOfAccount } from "../../modules/order/read-orders"
import type { TenantOrder } from "../../modules/order/tenant-order"
import { holdings } from "./holdings"

export interface AccountExport {
  /** Content of `data.json`: one member per exported holding. */
  data: Record<string, unknown>
  /** The orders that have an invoice. */
  invoiced: { order: TenantOrder; invoice: Invoice }[]
}

/** All data that the tenant holds about an account, as of one instant. */
export const exportAccount = (
  container: MedusaContainer,
  tenantId: string,
  accountId: string
): Promise<AccountExport> =>
  withTenant(container, tenantId, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw notFound("Account")
    const data: Record<string, unknown> = {}
    for (const [name, it] of Object.entries(holdings)) {
      if (it.export) data[name] = await it.export({ container, tx, account })
    }
    const invoiced: AccountExport["invoiced"] = []
    const { orders } = await ordersOfAccount(tx, accountId, { limit: 100_000, offset: 0 })
    for (const order of orders) {
      const invoice = await findInvoice(tx, order.orderId)
      if (invoice) invoiced.push({ order, invoice })
    }
    return { data, invoiced }
  })
