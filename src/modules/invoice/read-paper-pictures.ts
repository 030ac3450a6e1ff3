import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Tenant } from "../tenant/tenant"
import { readLogo, readPaperPicture } from "./read-logo"

/** Pictures on a tenant's documents, PNG. */
export interface PaperPictures {
  logo: Buffer | null
  signature: Buffer | null
}

/** For the amounts of a document, which need no picture. */
export const noPaperPictures: PaperPictures = { logo: null, signature: null }

/** Reads the tenant's logo and the picture of its signature (setting `invoice_signature`). */
export async function readPaperPictures(
  container: Pick<MedusaContainer, "resolve">,
  tenant: Tenant
): Promise<PaperPictures> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { url: string | null }[] }>(
    // `tenant_rates` sets the tenant, without which the policies show no setting.
    "select setting_values(?)->>'invoice_signature' as url from tenant_rates(?)",
    [tenant.id, tenant.id]
  )
  return { logo: await readLogo(tenant), signature: await readPaperPicture(tenant.id, rows[0]?.url ?? null) }
}
