import type { MedusaContainer } from "@medusajs/framework/types"
import { refusePlatformHost } from "./hosts/refuse-platform-host"
import { requireStyle } from "./require-style"
import { nameTaken, requireNewSlug } from "./tenant-names"
import { takenName } from "../../modules/tenant/write-tenant"

export interface NewTenantNames {
  slug: string
  domain: string
  allowReserved: boolean
  customCss: string | null
}

/**
 * @throws ApiError VALIDATION_FAILED for a reserved slug or rejected style rules, CONFLICT for a slug or domain in use
 */
export async function validateNewTenant(
  container: MedusaContainer,
  { slug, domain, allowReserved, customCss }: NewTenantNames
): Promise<void> {
  if (!allowReserved) requireNewSlug(slug)
  refusePlatformHost("domain", domain, slug)
  requireStyle(customCss)
  const taken = await takenName(container, { slug, domain })
  if (taken) throw nameTaken(taken)
}
