import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../../config/env"
import { withTenant } from "../../../db/with-tenant"
import type { DueDelivery } from "../due"
import { signedHeaders, type SealedSecret, webhookKeys } from "../secrets"
import { dropped, succeeded, failed } from "./outcome"
import { post } from "./post"
import { resolveAll, type Reach } from "./reachable"

type Container = Pick<MedusaContainer, "resolve">

interface Row {
  url: string
  secrets: SealedSecret[]
  isActive: boolean
  body: string
}

export const reach = (): Reach => ({ resolve: resolveAll, privateHosts: env().webhookPrivateHosts })

/** Time and random number of an attempt. */
export interface Moment {
  now: Date
  /** From 0 to 1. */
  random: number
}

/** Sends a claimed delivery once and stores the result. A crash in between sends it again. */
export async function deliver(
  container: Container,
  due: DueDelivery,
  { now, random }: Moment
): Promise<void> {
  const row = await withTenant(container, due.tenantId, (tx) =>
    tx.first<Row>(
      `select e.url, e.secrets, e.is_active as "isActive", d.body
       from webhook_delivery d join webhook_endpoint e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
       where d.tenant_id = ? and d.endpoint_id = ? and d.id = ? and d.state = 'pending'`,
      [due.tenantId, due.endpointId, due.id]
    )
  )
  if (!row?.isActive) return dropped(container, due)
  const { url, secrets, body } = row
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Ratna-Webhooks/1.0",
    ...signedHeaders({ keys: webhookKeys(env().secretKeys), ...due, secrets, body, now }),
  }
  const response = await post({ url, headers, body, reach: reach() }).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error))
  )
  if (typeof response === "number" && response >= 200 && response < 300)
    return succeeded(container, due, response)
  const status = typeof response === "number" ? response : null
  await failed(container, due, { status, problem: problemOf(response), random })
}

function problemOf(response: number | Error): string {
  if (typeof response !== "number") return response.message
  if (response === 410) return "The receiver is gone for good"
  if (response >= 300 && response < 400) return `Redirects are not followed (${String(response)})`
  return `The receiver responded with ${String(response)}`
}
