import type { PaymentRecord } from "../core/entities"
import { checkoutSignature } from "../core/signature"
import type { Store } from "../core/store"

/** Result that Razorpay's checkout passes to the tenant's page: to the handler, or to `payment.failed`. */
export function handover(store: Store, { keyId, entity }: PaymentRecord): unknown {
  if (entity.status === "failed") {
    return {
      error: {
        code: entity.error_code,
        description: entity.error_description,
        source: entity.error_source,
        step: entity.error_step,
        reason: entity.error_reason,
        metadata: { payment_id: entity.id, order_id: entity.order_id },
      },
    }
  }
  return {
    razorpay_payment_id: entity.id,
    razorpay_order_id: entity.order_id,
    razorpay_signature: checkoutSignature(entity.order_id, entity.id, store.secrets.get(keyId) ?? ""),
  }
}
