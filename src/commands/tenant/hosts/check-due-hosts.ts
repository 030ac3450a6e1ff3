import type { MedusaContainer } from "@medusajs/framework/types"
import type { Actor } from "../../../domain/actor"
import { hostQueue } from "../../../modules/tenant/hosts/host-queue"
import { checkHostProof } from "./check-host-proof"

const job: Actor = { way: "platform", id: null, name: "Domain check", email: "", enteredBy: null }

/** Checks the hosts whose proof check is due at time `now`. */
export async function checkDueHosts(container: MedusaContainer, { now }: { now: Date }): Promise<void> {
  await hostQueue.run(
    container,
    ({ tenantId, host }) => checkHostProof(container, { tenantId, host, actor: job, now }),
    { now }
  )
}
