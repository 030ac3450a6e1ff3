import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { deleteAllSessions } from "../../modules/account/sessions"
import { deleteAllKeys } from "../../modules/key/keys"
import { deleteAllWebhooks } from "../../modules/webhook/endpoints"
import { recordChange } from "../../modules/history/record-change"
import { forgetTenants } from "../../modules/tenant/find-tenant"
import { forgetPaymentAccounts } from "../../modules/tenant/payment-account"
import { archiveTenant, lockTenant } from "../../modules/tenant/platform-tenant"
import { tellAdmins } from "./erase/tell-admins"
import { requireEditable, requireTenant } from "./require-editable"

interface ArchiveInput {
  id: string
  actor: Actor
  /** An instant, as text. */
  now: string
}

/**
 * The shop is gone at once, its names are free and everybody is signed out, programs too. Orders, invoices and payments in flight
 * stay, and so do its rows until they are erased. Nothing comes after it, so it has no undo.
 */
const archiveTenantStep = createStep(
  "archive-tenant",
  async ({ id, actor, now }: ArchiveInput, { container }) => {
    await requireTenant(container, id)
    await withTenant(container, id, async (tx) => {
      const { slug, domain } = requireEditable(await lockTenant(tx))
      await tellAdmins(container, tx, new Date(now))
      await archiveTenant(tx)
      await deleteAllSessions(tx)
      await deleteAllKeys(tx)
      await deleteAllWebhooks(tx)
      await recordChange(tx, actor, {
        act: "deleted",
        entity: "tenant",
        entityId: id,
        version: null,
        changes: [
          { field: "slug", from: slug, to: null },
          { field: "domain", from: domain, to: null },
        ],
      })
    })
    forgetTenants()
    forgetPaymentAccounts()
    return new StepResponse(undefined)
  }
)

export const archiveTenantWorkflow = createWorkflow(
  "archive-tenant",
  (input: WorkflowData<ArchiveInput>) => new WorkflowResponse(archiveTenantStep(input))
)
