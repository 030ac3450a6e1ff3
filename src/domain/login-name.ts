/** Medusa's provider that keeps passwords. */
export const passwordProvider = "emailpass"

/** One login name a tenant and e-mail: one e-mail can have a password of its own at each tenant. */
export const loginName = (tenantId: string, email: string): string => `${tenantId}:${email}`
