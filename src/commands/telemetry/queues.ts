import type { QueueDefinition } from "../../db/queue-table"
import { reindexQueue } from "../../modules/catalog/reindex-queue"
import { paymentQueue } from "../../modules/checkout/due"
import { mailQueue } from "../../modules/mail/due"
import { orderSyncQueue } from "../../modules/order/order-sync-queue"
import { copyQueue } from "../../modules/picture/due"
import { refundQueue } from "../../modules/refund/due"
import { hostQueue } from "../../modules/tenant/hosts/host-queue"
import { webhookQueue } from "../../modules/webhook/due"

/** All queues of due work, for the metrics. */
export const queues: readonly QueueDefinition<string>[] = [
  paymentQueue,
  refundQueue,
  mailQueue,
  webhookQueue,
  reindexQueue,
  orderSyncQueue,
  hostQueue,
  copyQueue,
].map((queue) => queue.definition)
