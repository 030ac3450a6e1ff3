import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ErrorCode } from "../../contract/common"
import { withTenant } from "../../db/with-tenant"
import { type Due, postponeLookup, paymentQueue } from "../../modules/checkout/due"
import { standingOf } from "../../modules/checkout/ledger"
import { expireUnpaid, watchSeconds } from "../../modules/checkout/open-entries"
import { isGatewayRefusal } from "../../payments/errors"
import { finalizeById } from "./finalize-by-id"

/**
 * Finalizes one due gateway order and sets when it is due next. Whatever error it throws, the ledger entry stays due.
 */
export async function finalizeDue(container: MedusaContainer, due: Due, now = new Date()): Promise<void> {
  const { tenantId, gatewayOrderId } = due
  try {
    const input = { tenantId, gatewayOrderId, now }
    const result = await finalizeById(container, input)
    if (result.kind === "paid") {
      await paymentQueue.drop(container, due)
      return
    }
  } catch (error) {
    // Another finalizer holds the ledger entry, or its process died while holding it. The lease is short.
    if (hasCode(error, "SERVICE_UNAVAILABLE")) await paymentQueue.postpone(container, due, busySeconds)
    // The tenant's account has changed or is gone: the gateway would refuse an early retry too.
    if (!isPermanent(error)) throw error
  }
  await reschedule(container, due)
}

/** Sets when a gateway order that is not paid yet is due next. Expires one that stayed unpaid for too long. */
async function reschedule(container: MedusaContainer, due: Due): Promise<void> {
  const standing = await withTenant(container, due.tenantId, (tx) => standingOf(tx, due.gatewayOrderId))
  // An order that waits for its capture is never dropped. It is due again when the claim ends.
  if (standing?.state === "ordered") return
  if (!standing || (standing.state !== "open" && standing.seconds > watchSeconds)) {
    await paymentQueue.drop(container, due)
    return
  }
  const isOver =
    standing.seconds > watchSeconds &&
    (await withTenant(container, due.tenantId, (tx) => expireUnpaid(tx, due.gatewayOrderId)))
  if (!isOver) await postponeLookup(container, due, standing)
}

const busySeconds = 10

const hasCode = (error: unknown, code: ErrorCode): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === code

const isPermanent = (error: unknown): boolean =>
  isGatewayRefusal(error) || hasCode(error, "PAYMENT_NOT_CONFIGURED")

/**
 * Finalizes every payment that nothing else has finalized: the shopper closed the browser, an incoming webhook never
 * came, a process died. Several processes share the work, since claiming skips claimed ledger entries.
 */
export async function finalizeAllDue(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  await paymentQueue.run(container, (due) => finalizeDue(container, due), {
    onFailure: ({ gatewayOrderId }, error) => {
      logger.warn(`Payment ${gatewayOrderId} could not be finalized yet: ${messageOf(error)}`)
    },
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
