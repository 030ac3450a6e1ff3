import { z } from "zod"

const whole = (max: number) => z.number().int().min(1).max(max).nullable()

/** What one tenant may take of each server process; null: what the environment says for all. */
export const tenantLimits = z.object({
  /** Calls that may begin in a second. */
  callsPerSecond: whole(100_000),
  /** Calls that are worked on at a time; others wait in the tenant's own line. */
  callsAtOnce: whole(1_000),
})
export type TenantLimits = z.infer<typeof tenantLimits>
