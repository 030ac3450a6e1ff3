import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ApiError } from "../../lib/api-error"
import { type NewSession, startSession } from "../../modules/account/sessions"

export type OpenSessionInput = NewSession & {
  tenantId: string
  /** The browser's previous session. It ends, so that each sign-in has its own session. */
  replaces: string | null
}

/**
 * Signs an account in.
 * @throws ApiError UNAUTHENTICATED when the account was deleted meanwhile
 */
export async function openSession(
  container: MedusaContainer,
  { tenantId, replaces, ...session }: OpenSessionInput
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await startSession(knex, tenantId, session, replaces)))
    throw new ApiError("UNAUTHENTICATED", "Invalid email or password")
}
