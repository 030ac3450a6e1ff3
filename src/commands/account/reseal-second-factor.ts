import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { env } from "../../config/env"
import { resealSecondFactors } from "../../medusa/login/second-factors"

/** While the platform's key is replaced, seals a user's second factor with the one key that Medusa has. */
export async function resealSecondFactor(container: MedusaContainer, authIdentityId: string): Promise<void> {
  const { secretKeys } = env()
  if (secretKeys.length === 1) return
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  await resealSecondFactors(knex, secretKeys, authIdentityId)
}
