import type { PaymentRecord } from "./entities"
import type { EventName } from "./events"
import type { RefundEntity } from "./entities"
import type { Store } from "./store"

/** Context of the payment rules: the state, and a function that sends events about it. */
export interface Gateway {
  store: Store
  publish: (payment: PaymentRecord, events: EventName[], refund?: RefundEntity) => void
}
