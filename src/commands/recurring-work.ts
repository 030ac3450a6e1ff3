import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { atIntervals } from "../lib/at-intervals"
import { findDoubleClaims } from "./alarm/find-double-claims"
import { refreshCatalog } from "./catalog/refresh-catalog"
import { finalizeAllDue } from "./checkout/finalize-due"
import { sendDueMails } from "./mail/send-due-mails"
import { finishRefunds } from "./order/finish-refunds"
import { syncOrders } from "./order/sync-orders"
import { createDueCopies } from "./picture/create-copies"
import { checkDueHosts } from "./tenant/hosts/check-due-hosts"
import { runJob } from "./telemetry/run-job"
import { queueProductEvents } from "./webhook/queue-product-events"
import { sendDueWebhooks } from "./webhook/send-due-webhooks"

interface RecurringWork {
  everySeconds: number
  run: (container: MedusaContainer) => Promise<unknown>
}

/**
 * Work that recurs within seconds, by the name of its metrics. Each claims what is due in PostgreSQL, so all workers may
 * look for it, also while Redis is unavailable. As a job of Medusa, each look would be a workflow, at ten times the
 * cost.
 */
export const recurringWork: Readonly<Record<string, RecurringWork>> = {
  "send-due-webhooks": { everySeconds: 1, run: sendDueWebhooks },
  "queue-product-events": { everySeconds: 2, run: queueProductEvents },
  "create-picture-copies": { everySeconds: 3, run: createDueCopies },
  "check-due-hosts": { everySeconds: 5, run: (it) => checkDueHosts(it, { now: new Date() }) },
  "refresh-catalog": { everySeconds: 5, run: refreshCatalog },
  "sync-orders": { everySeconds: 5, run: syncOrders },
  "finish-refunds": { everySeconds: 10, run: (it) => finishRefunds(it, {}) },
  "send-due-mails": { everySeconds: 10, run: sendDueMails },
  "reconcile-payments": { everySeconds: 15, run: finalizeAllDue },
  "find-double-claims": { everySeconds: 20, run: findDoubleClaims },
}

/**
 * Starts the recurring work at its intervals. A failed run is logged, and the next one tries again. So is one that hangs.
 * @returns a function that ends it, and resolves when the last run has ended
 */
export function startRecurringWork(container: MedusaContainer): () => Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  return atIntervals(
    Object.entries(recurringWork).map(([name, { everySeconds, run }]) => ({
      everySeconds,
      onGivenUp: () => logger.error(`The job ${name} has not ended in five minutes and is started again`),
      run: () =>
        runJob(container, name, () => run(container)).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          logger.error(`The job ${name} has failed: ${reason}`)
        }),
    }))
  )
}
