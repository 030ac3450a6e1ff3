import { z } from "zod"

const whole = (label: string, max: number) => {
  const error = `${label} must be a whole number from 1 to ${max.toLocaleString("en-IN")}`
  return z.number({ error }).int({ error }).min(1, { error }).max(max, { error }).nullable()
}

/** Limits of one tenant per server process; null: the default from the environment. */
export const tenantLimits = z.object({
  /** Rate limit: requests per second. */
  callsPerSecond: whole("Requests per second", 100_000),
  /** Concurrency limit: requests handled at a time; others wait in the tenant's queue. */
  callsAtOnce: whole("Concurrent requests", 1_000),
})
export type TenantLimits = z.infer<typeof tenantLimits>

/** A tenant's limits with the defaults that apply when it has none. */
export const tenantLimitsView = tenantLimits.extend({
  forAll: z.object({ callsPerSecond: z.number().int(), callsAtOnce: z.number().int() }),
})
export type TenantLimitsView = z.infer<typeof tenantLimitsView>
