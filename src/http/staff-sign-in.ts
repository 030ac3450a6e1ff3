import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const own = /^\/auth\/(session|token\/refresh)\/?$/
const staff = /^\/auth\/user\//

/**
 * Medusa's own sign-in is for the platform's staff in Medusa Admin. Shoppers' logins live beside theirs, named
 * `{tenant}:{email}`; through here they could be guessed past every limit, or taken before their owner signs up.
 */
export function staffSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const path = req.originalUrl.split("?")[0] ?? ""
  const body = (req.body ?? {}) as { email?: unknown; identifier?: unknown }
  const names = [body.email, body.identifier].filter((it) => it !== undefined)
  const theirs = names.every((it) => typeof it === "string" && !it.includes(":"))
  if (own.test(path) || (staff.test(path) && theirs)) next()
  else
    res
      .status(403)
      .json({ type: "not_allowed", message: "This call is not open. Shops are served under /api." })
}
