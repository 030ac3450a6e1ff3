import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimDue, type DueDelivery } from "../../modules/webhook/due"
import { deliver } from "../../modules/webhook/send/deliver"

/** So many attempts one process has under way, and so many of them for one tenant. */
const atOnce = 16
const perTenant = 3

/** How soon a free place looks for what has become due, while slow receivers hold the others. */
const lookAgainMs = 1_000

/** Tenants with attempts under way in this process, by each of them. */
const underWay = new Map<Promise<void>, string>()
let isSending = false

/**
 * Sends what is due, several at once, taken round by tenant: a shop whose receiver is slow, or who has much to
 * tell, keeps no other waiting.
 */
export async function sendDueWebhooks(container: MedusaContainer): Promise<number> {
  if (isSending) return 0
  isSending = true
  try {
    return await sendAll(container)
  } finally {
    isSending = false
  }
}

async function sendAll(container: MedusaContainer): Promise<number> {
  let sent = 0
  for (;;) {
    const limit = atOnce - underWay.size
    const busy = [...new Set(underWay.values())]
    const due = limit > 0 ? await claimDue(container, { limit, perTenant, busy }) : []
    for (const it of due) begin(container, it)
    sent += due.length
    if (underWay.size === 0) return sent
    await Promise.race([...underWay.keys(), sleep(lookAgainMs)])
  }
}

function begin(container: MedusaContainer, due: DueDelivery): void {
  const attempt = deliver(container, due, { now: new Date(), random: Math.random() })
    .catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      const cause = error instanceof Error ? error : new Error(String(error))
      logger.error(`Delivery ${due.id} could not be tried, and stays due`, cause)
    })
    .finally(() => underWay.delete(attempt))
  underWay.set(attempt, due.tenantId)
}
