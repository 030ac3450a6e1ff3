import { z } from "zod"
import { email } from "./auth"
import { instant } from "./common"

/** An ADMIN account of the tenant. */
export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Invited, but no password set yet. */
  isInvited: z.boolean(),
  createdAt: instant,
})
export type StaffMember = z.infer<typeof staffMember>

export const staffInviteBody = z.object({ email })
export const staffParams = z.object({ id: z.string().min(1).max(100) })
