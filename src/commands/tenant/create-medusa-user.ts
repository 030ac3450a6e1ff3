import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { passwordProvider } from "../../domain/login-name"
import { ApiError } from "../../lib/api-error"
import { namesOf } from "../../medusa/login/create-login"

interface NewMedusaUser {
  email: string
  password: string
  name: string | undefined
}

/**
 * Creates a user of Medusa Admin with a password. The user sees nothing until `assignUser` gives them a scope.
 * @returns the user's id
 * @throws ApiError CONFLICT when the e-mail has a user or a login already
 */
export async function createMedusaUser(
  container: MedusaContainer,
  { email, password, name }: NewMedusaUser
): Promise<string> {
  const [known] = await container.resolve(Modules.USER).listUsers({ email }, { take: 1 })
  if (known) throw new ApiError("CONFLICT", `Medusa Admin has a user ${email} already`)
  const auth = container.resolve(Modules.AUTH)
  const { success, authIdentity, error } = await auth.register(passwordProvider, {
    body: { email, password },
  })
  if (!success || !authIdentity) throw new ApiError("CONFLICT", error ?? `${email} can't be registered`)
  try {
    const { result } = await createUserAccountWorkflow(container).run({
      input: {
        authIdentityId: authIdentity.id,
        userData: { email, ...(name !== undefined && namesOf(name)) },
      },
    })
    return result.id
  } catch (failure) {
    // Otherwise the e-mail could not be used again.
    await auth.deleteAuthIdentities([authIdentity.id])
    throw failure
  }
}
