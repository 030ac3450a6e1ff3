import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ApiError } from "../../lib/api-error"
import { hashToken } from "../../lib/tokens"
import { isKeyText } from "../../modules/key/key-text"
import type { OpenKey } from "../../modules/key/keys"
import type { Tenant } from "../../modules/tenant/tenant"

/**
 * Resolves the API key of a request (`Authorization: Bearer ratna_…`). Undefined for any other value: another tenant's
 * key, a revoked key, another scheme.
 */
export async function findKey(
  container: MedusaContainer,
  tenant: Tenant,
  header: string
): Promise<OpenKey | undefined> {
  const text = /^Bearer ([\w-]{1,200})$/i.exec(header.trim())?.[1] ?? ""
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = isKeyText(text)
    ? await knex.raw<{ rows: OpenKey[] }>("select * from integration_key_open(?, ?)", [
        tenant.id,
        hashToken(text),
      ])
    : { rows: [] }
  return found.rows[0]
}

export const invalidKey = (): ApiError =>
  new ApiError("UNAUTHENTICATED", "This API key is invalid or was revoked")
