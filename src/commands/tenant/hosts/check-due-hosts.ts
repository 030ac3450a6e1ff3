import type { MedusaContainer } from "@medusajs/framework/types"
import type { Actor } from "../../../domain/actor"
import { claimDueHosts } from "../../../modules/tenant/hosts/hosts"
import { lookAtHost } from "./look-at-host"

const atOnce = 20

const job: Actor = { way: "platform", id: null, name: "Domain check", email: "", enteredBy: null }

/** Checks the due hosts in small batches. */
export async function checkDueHosts(container: MedusaContainer, { now }: { now: Date }): Promise<number> {
  const due = await claimDueHosts(container, now, atOnce)
  await Promise.all(due.map((it) => lookAtHost(container, { ...it, actor: job, now })))
  return due.length
}
