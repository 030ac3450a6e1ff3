import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimDue, type DueDelivery } from "../../modules/webhook/due"
import { deliver } from "../../modules/webhook/send/deliver"

/** Maximum concurrent attempts in one process, and for one tenant. */
const atOnce = 16
const perTenant = 3

/** How often a free slot polls for due deliveries while slow receivers hold the others. */
const lookAgainMs = 1_000

/** Tenants with running attempts in this process, by attempt. */
const underWay = new Map<Promise<void>, string>()
let isSending = false

/**
 * Sends due deliveries concurrently, with tenants taking turns: a tenant with a slow receiver or many deliveries
 * doesn't delay the others.
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
