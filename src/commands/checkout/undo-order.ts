import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { cancelUnpaidOrder } from "../../medusa/order/cancel-order"
import { findEntry } from "../../modules/checkout/ledger"
import { markDropped } from "../../modules/checkout/ledger-states"
import { setOrderStatus } from "../../modules/order/write-orders"
import type { Tenant } from "../../modules/tenant/tenant"
import { queueNotTakenMail } from "./dropped-payment-mails"

/**
 * Undoes an order whose payment can never be captured: returns the stock, cancels the order, drops the ledger entry and
 * notifies the shopper.
 * @param wasTaken the payment was captured outside this code: it is refunded, and the shopper is notified then
 */
export async function undoOrder(
  container: MedusaContainer,
  tenant: Tenant,
  gatewayOrderId: string,
  { reason, wasTaken }: { reason: string; wasTaken: boolean }
): Promise<void> {
  await withTenant(container, tenant.id, async (tx) => {
    const entry = await findEntry(tx, gatewayOrderId, { lock: true })
    if (entry?.state !== "ordered" || !entry.orderId) return
    await cancelUnpaidOrder(container, tx, entry.orderId)
    await setOrderStatus(tx, entry.orderId, "CANCELLED", { note: reason })
    await markDropped(tx, gatewayOrderId, { from: "ordered", code: "PAYMENT_MISMATCH", reason })
    if (!wasTaken) await queueNotTakenMail(container, tx, entry)
  })
}
