/** Medusa's provider that stores passwords. */
export const passwordProvider = "emailpass"

/** Login name of a tenant's account: one e-mail can have a separate password at each tenant. */
export const loginName = (tenantId: string, email: string): string => `${tenantId}:${email}`
