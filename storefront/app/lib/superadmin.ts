import type { User } from "@contract/auth"
import { guarded } from "./signed-in"

/** Whoever runs the platform. */
export const isSuperadmin = (user: User): boolean => user.role === "SUPERADMIN"

/** For the platform's own pages. */
export const superadminOnly = guarded(isSuperadmin)
