import { randomBytes } from "node:crypto"

/** Returns a name that no other spec uses, so that each spec has its own data. */
export function unique(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString("hex")}`
}
