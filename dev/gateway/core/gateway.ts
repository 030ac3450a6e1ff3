import type { PaymentRecord } from "./entities"
import type { EventName } from "./events"
import type { RefundEntity } from "./entities"
import type { Store } from "./store"

/** What the payment rules work on: what is known, and a way to tell the shops of it. */
export interface Gateway {
  store: Store
  publish: (payment: PaymentRecord, events: EventName[], refund?: RefundEntity) => void
}
