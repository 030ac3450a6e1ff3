import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { cancelUnpaidOrder } from "../../medusa/order/cancel-order"
import { findEntry } from "../../modules/checkout/ledger"
import { markDropped } from "../../modules/checkout/ledger-marks"
import { setOrderStatus } from "../../modules/order/write-orders"
import type { Tenant } from "../../modules/tenant/tenant"
import { tellNotTaken } from "./tell-dropped"

/**
 * Takes back an order whose payment can never be captured: stock returned, order cancelled, entry dropped, the shopper
 * told. @param wasTaken by whoever captured it behind our back: it is given back, and told of then
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
    if (!wasTaken) await tellNotTaken(container, tx, entry)
  })
}
