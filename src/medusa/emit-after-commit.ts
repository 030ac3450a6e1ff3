import type { IEventBusModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { TenantTx } from "../db/with-tenant"

type Emit = IEventBusModuleService["emit"]

/**
 * Emits events after the transaction's commit, without waiting for the event bus: the change is committed, and its
 * response must not wait while Redis is unavailable. Jobs find changes whose event was lost.
 */
export function emitAfterCommit(
  container: Pick<MedusaContainer, "resolve">,
  tx: Pick<TenantTx, "afterCommit">,
  ...event: Parameters<Emit>
): void {
  tx.afterCommit(() => {
    const bus: IEventBusModuleService = container.resolve(Modules.EVENT_BUS)
    bus.emit(...event).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      container.resolve(ContainerRegistrationKeys.LOGGER).warn(`An event was not emitted: ${reason}`)
    })
  })
}
