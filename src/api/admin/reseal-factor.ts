import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { resealSecondFactor } from "../../commands/account/reseal-second-factor"
import type { StaffCall } from "../../http/medusa-admin/staff-calls"

/** Makes the caller's second factor readable for Medusa. */
export const resealFactor: StaffCall = async (req, _res, next) => {
  const { auth_context: auth } = req as Partial<AuthenticatedMedusaRequest>
  if (auth) await resealSecondFactor(req.scope, auth.auth_identity_id)
  next()
}
