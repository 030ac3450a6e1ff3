import { z } from "zod"

const whole = (label: string, max: number) => {
  const error = `${label} must be a whole number from 1 to ${max.toLocaleString("en-IN")}`
  return z.number({ error }).int({ error }).min(1, { error }).max(max, { error }).nullable()
}

/** What one tenant may take of each server process; null: what the environment says for all. */
export const tenantLimits = z.object({
  /** Calls that may begin in a second. */
  callsPerSecond: whole("Calls a second", 100_000),
  /** Calls that are worked on at a time; others wait in the tenant's own line. */
  callsAtOnce: whole("Calls at once", 1_000),
})
export type TenantLimits = z.infer<typeof tenantLimits>

/** A tenant's limits beside those that hold where it has none of its own. */
export const tenantLimitsView = tenantLimits.extend({
  forAll: z.object({ callsPerSecond: z.number().int(), callsAtOnce: z.number().int() }),
})
export type TenantLimitsView = z.infer<typeof tenantLimitsView>
