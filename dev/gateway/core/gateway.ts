import type { PaymentRecord } from "./entities"
import type { EventName } from "./events"
import type { RefundEntity } from "./entities"
import type { Store } from "./store"

/** What the payment rules work on: the state, and a way to send events of it. */
export interface Gateway {
  store: Store
  publish: (payment: PaymentRecord, events: EventName[], refund?: RefundEntity) => void
}
