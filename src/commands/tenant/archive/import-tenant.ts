import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../../config/env"
import { ensurePlatform, type Platform } from "../../../medusa/tenant/ensure-platform"
import { validateNewTenant } from "../validate-new-tenant"
import { insertTenantRows } from "./insert-tenant-rows"
import { archiveKeyMarks, type ArchiveManifest } from "./manifest"

export interface ImportTenantInput {
  /** Folder of the unpacked archive, compared with its manifest. */
  folder: string
  manifest: ArchiveManifest
  slug: string
  domain: string
  /** RATNA_SECRET_KEY of the source installation; null if it is this installation's. */
  formerKey: string | null
}

async function importInto(
  container: MedusaContainer,
  { platform, ...it }: ImportTenantInput & { platform: Platform }
): Promise<{ products: number }> {
  const { manifest, folder, slug, domain, formerKey } = it
  const { secretKeys } = env()
  const sealedBy = archiveKeyMarks().indexOf(manifest.keyMark)
  const isOurs = sealedBy >= 0
  if (!isOurs && formerKey === null) {
    throw new Error(
      "The archive comes from an installation with another RATNA_SECRET_KEY: set RATNA_FORMER_KEY to that key, because buyers' PANs are encrypted with it"
    )
  }
  const products = await insertTenantRows(container, folder, manifest, {
    tenantId: manifest.tenant.id,
    slug,
    domain,
    mapped: { region_id: platform.regionId, shipping_profile_id: platform.shippingProfileId },
    // An archive that this installation wrote before its key was swapped is sealed anew.
    keys:
      sealedBy === 0
        ? null
        : { from: isOurs || formerKey === null ? secretKeys : [formerKey], to: secretKeys },
  })
  return { products }
}

/** Imports a tenant of another installation from its archive. Its ids are kept, so that every reference stays valid. */
export async function importTenant(
  container: MedusaContainer,
  input: ImportTenantInput
): Promise<{ products: number }> {
  const { slug, domain } = input
  // An archive never becomes the platform's own tenant, which holds the superadmins' accounts.
  await validateNewTenant(container, { slug, domain, allowReserved: false, customCss: null })
  const platform = await ensurePlatform(container)
  return importInto(container, { ...input, platform })
}
