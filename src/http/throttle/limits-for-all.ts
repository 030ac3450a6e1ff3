import { env } from "../../config/env"
import type { TenantLimitsView } from "../../contract/tenant-limits"

/** What a tenant may take that has no limits of its own. */
export const limitsForAll = (): TenantLimitsView["forAll"] => ({
  callsPerSecond: env().TENANT_CALLS_PER_SECOND,
  callsAtOnce: env().TENANT_CALLS_AT_ONCE,
})
