import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">

/** Ends a sign-in to Medusa Admin, with all its tokens and sessions. */
export async function endSignIn(container: Container, signInId: string): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("insert into staff_sign_out (sign_in_id) values (?) on conflict do nothing", [signInId])
}

/** Whether a sign-in has ended. */
export async function hasEnded(container: Container, signInId: string): Promise<boolean> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: unknown[] }>("select 1 from staff_sign_out where sign_in_id = ?", [signInId])
  return rows.length > 0
}
