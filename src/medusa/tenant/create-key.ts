import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * Creates the tenant's publishable key. Medusa's own step can't be compensated (it deletes a key without revoking it,
 * which is refused), so this one revokes first.
 */
export const createTenantKeyStep = createStep(
  "create-tenant-key",
  async ({ title }: { title: string }, { container }) => {
    const key = await container
      .resolve(Modules.API_KEY)
      .createApiKeys({ title, type: "publishable", created_by: "" })
    return new StepResponse({ id: key.id, token: key.token }, key.id)
  },
  async (id, { container }) => {
    if (!id) return
    const keys = container.resolve(Modules.API_KEY)
    await keys.revoke(id, { revoked_by: "create-tenant" })
    await keys.deleteApiKeys([id])
  }
)
