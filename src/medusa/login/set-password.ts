import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"
import { loginName, passwordProvider } from "../../domain/login-name"
import { sharedContext } from "../shared-context"

/** Replaces the password hash of an account. */
export async function setPasswordHash(
  container: MedusaContainer,
  tx: TenantTx,
  email: string,
  passwordHash: string
): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const context = sharedContext(container, tx, auth)
  const [identity] = await auth.listProviderIdentities(
    { entity_id: loginName(tx.tenantId, email), provider: passwordProvider },
    { take: 1 },
    context
  )
  if (!identity) throw new Error("An account without a password identity")
  await auth.updateProviderIdentities(
    { id: identity.id, provider_metadata: { ...identity.provider_metadata, password: passwordHash } },
    context
  )
}
