import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"
import { askForReset, logIn, register, update, type StaffCall } from "./staff-calls"
import { nameSignIn, signOut } from "./staff-sign-ins"

const session = /^\/auth\/session\/?$/
const own = /^\/auth\/(session|token\/refresh|user\/providers)\/?$/
/** Second-factor endpoints: Medusa requires the signed-in user and a code. */
const secondFactor =
  /^\/auth\/mfa\/(factors(\/[\w-]+(\/verify)?)?|recovery-codes|challenges\/[\w-]+\/verify)\/?$/
const staff = /^\/auth\/user\/emailpass(\/register|\/reset-password|\/update)?\/?$/
const calls: Record<string, StaffCall> = {
  "": logIn,
  "/register": register,
  "/reset-password": askForReset,
  "/update": update,
}

/**
 * Restricts Medusa's own sign-in to staff in Medusa Admin. Shoppers' logins are in the same table, named
 * `{tenant}:{email}`; here they could be guessed without our limits, or registered before their owner signs up.
 */
export async function staffSignIn(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  const path = req.originalUrl.split("?")[0] ?? ""
  const found = staff.exec(path)
  const call = found && calls[found[1] ?? ""]
  nameSignIn(req, res)
  if (req.method === "DELETE" && session.test(path)) await signOut(req, res, next)
  else if (req.method === "OPTIONS" || own.test(path) || secondFactor.test(path)) next()
  else if (req.method === "POST" && call && isStaffs(req.body)) await call(req, res, next)
  else throw new ApiError("FORBIDDEN", "This call is not open. Stores are served under /api.")
}

/** Returns whether the login is a staff user's. A tenant's login name contains a colon, which no e-mail does. */
function isStaffs(body: unknown): boolean {
  const { email, identifier } = (body ?? {}) as { email?: unknown; identifier?: unknown }
  return [email, identifier].every(
    (it) => it === undefined || (typeof it === "string" && !it.includes(":") && it.length <= 320)
  )
}
