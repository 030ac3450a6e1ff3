import type { TenantTx } from "../../db/with-tenant"

const accountKey = (email: string): string => `login:account:${email}`

/** Maximum wrong passwords in 15 minutes, for one e-mail (with or without an account) and for one client address. */
export const loginLimits = (email: string, client: string): { key: string; max: number }[] => [
  { key: accountKey(email), max: 10 },
  { key: `login:client:${client}`, max: 50 },
]
export const loginWindowSeconds = 900

export const clearLoginFailures = (tx: TenantTx, email: string): Promise<number> =>
  tx.run("delete from rate_limit where tenant_id = ? and key = ?", [tx.tenantId, accountKey(email)])
