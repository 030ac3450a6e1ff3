import { randomBytes } from "node:crypto"

/** A name that no other spec uses, so that each has its own data. */
export function unique(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString("hex")}`
}
