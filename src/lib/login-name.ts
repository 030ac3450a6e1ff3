/** Medusa's provider that keeps passwords. */
export const passwordProvider = "emailpass"

/** One login name a tenant and e-mail: the same person can have different passwords in different shops. */
export const loginName = (tenantId: string, email: string): string => `${tenantId}:${email}`
