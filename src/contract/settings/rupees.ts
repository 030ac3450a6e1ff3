import type { Rule } from "../rules/rule"

/** A decimal number of up to ten digits and two decimals. */
export const decimal = /^\d{1,10}(\.\d{1,2})?$/

/** The rule of an amount in rupees. */
export const rupees =
  (label: string): Rule =>
  (text) =>
    decimal.test(text) ? undefined : `${label} must be 0 or more rupees with at most two decimals`
