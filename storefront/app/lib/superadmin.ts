import type { User } from "@contract/auth"
import { guarded } from "./signed-in"

/** Whether the account is a superadmin of the platform. */
export const isSuperadmin = (user: User): boolean => user.role === "SUPERADMIN"

/** Requires a superadmin. */
export const superadminOnly = guarded(isSuperadmin)
