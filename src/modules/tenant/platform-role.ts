import type { Role } from "../../contract/auth"

const platformSlug = "default"

/** Whether a tenant is the platform's own, which holds the superadmins' accounts. */
export const isPlatformTenant = ({ slug }: { readonly slug: string }): boolean => slug === platformSlug

/** The effective role of an account: SUPERADMIN is valid in the platform's tenant only. */
export const roleIn = (tenant: { readonly slug: string }, role: Role): Role =>
  role === "SUPERADMIN" && !isPlatformTenant(tenant) ? "CUSTOMER" : role
