import type { FieldErrors, Resolver } from "react-hook-form"
import { identifier } from "@contract/rules/typed-text"
import { tenantLimits, type TenantLimits } from "@contract/tenant-limits"

/** The form's values: an empty text means the platform's default. */
export type LimitValues = Record<keyof TenantLimits, string>

export const limitNames = ["callsPerSecond", "callsAtOnce"] as const

const shown = (it: number | null | undefined): string => String(it ?? "")

export const limitValues = (it: TenantLimits | null): LimitValues => ({
  callsPerSecond: shown(it?.callsPerSecond),
  callsAtOnce: shown(it?.callsAtOnce),
})

/** Parses `1,000` as 1000, the format in which numbers are shown. */
const numberIn = (typed: string): number | null => {
  const digits = identifier(typed).replace(/[ ,]/g, "")
  return digits === "" ? null : Number(digits)
}

export const limitsIn = (values: LimitValues): TenantLimits => ({
  callsPerSecond: numberIn(values.callsPerSecond),
  callsAtOnce: numberIn(values.callsAtOnce),
})

/** Validates with the server's rules. */
export const checkLimits: Resolver<LimitValues> = (values) => {
  const { error } = tenantLimits.safeParse(limitsIn(values))
  if (!error) return { values, errors: {} }
  const errors = error.issues.map(({ path, message }) => [path[0], { type: "custom", message }] as const)
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<LimitValues> }
}
