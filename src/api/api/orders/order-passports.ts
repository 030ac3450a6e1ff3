import type { OrderPassport } from "../../../contract/passport"
import { qrCode } from "../../../lib/qr"
import type { InvoicePassport } from "../../../modules/invoice/render/document"
import type { TenantOrder } from "../../../modules/order/tenant-order"
import { passportsOfOrder, type SignedPassport } from "../../../modules/passport/passports"
import { issuePassports } from "../../../commands/passport/issue-passports"
import { inTenant, type RequestContext } from "../../../http/kernel/context"
import { requestOrigin } from "../../../http/kernel/request-origin"

export type PassportContext = Pick<RequestContext, "container" | "tenant" | "origin">

/** Returns the public URL of a passport. */
export const passportUrl = (ctx: PassportContext, code: string): string => `${requestOrigin(ctx)}/s/${code}`

/** Returns the passports of an order's line items, creating missing ones; none while the order is unpaid. */
export async function orderPassports(ctx: PassportContext, order: TenantOrder): Promise<OrderPassport[]> {
  return (await issued(ctx, order)).map(({ code, line }) => {
    const url = passportUrl(ctx, code)
    const itemId = `${order.orderId}-${String(line + 1)}`
    return { itemId, stone: stoneOf(order, line), code, url, qr: qrCode(url) }
  })
}

/** Returns what an invoice prints of the order's passports. It draws their codes itself. */
export const invoicePassports = async (
  ctx: PassportContext,
  order: TenantOrder
): Promise<InvoicePassport[]> =>
  (await issued(ctx, order)).map(({ code, line }) => ({
    stone: stoneOf(order, line),
    url: passportUrl(ctx, code),
  }))

const stoneOf = ({ snapshot }: TenantOrder, line: number): string => snapshot.items[line]?.name ?? ""

async function issued(
  ctx: PassportContext,
  { orderId, snapshot, status }: TenantOrder
): Promise<SignedPassport[]> {
  if (status === "PENDING") return []
  const found = await inTenant(ctx, (tx) => passportsOfOrder(tx, orderId))
  if (found.length === snapshot.items.length) return found
  const { id, domain, branding } = ctx.tenant
  const shop = { id, name: branding.brandName, domain }
  const result = await issuePassports(ctx.container, { tenantId: id, orderId, shop })
  return result
}
