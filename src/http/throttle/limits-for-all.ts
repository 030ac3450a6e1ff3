import { env } from "../../config/env"
import type { TenantLimitsView } from "../../contract/tenant-limits"

/** Limits of a tenant that has none of its own. */
export const limitsForAll = (): TenantLimitsView["forAll"] => ({
  callsPerSecond: env().tenantCalls.perSecond,
  callsAtOnce: env().TENANT_CALLS_AT_ONCE,
})
