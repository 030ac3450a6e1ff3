import type { Role } from "../../contract/auth"

const platformSlug = "default"

/** Whether a tenant is the platform's own, where superadmins have their accounts. */
export const isPlatformTenant = ({ slug }: { readonly slug: string }): boolean => slug === platformSlug

/** The role that an account has in its tenant: SUPERADMIN exists in the platform's tenant only. */
export const roleIn = (tenant: { readonly slug: string }, role: Role): Role =>
  role === "SUPERADMIN" && !isPlatformTenant(tenant) ? "CUSTOMER" : role
