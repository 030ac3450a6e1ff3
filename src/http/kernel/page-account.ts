import type { IncomingMessage } from "node:http"
import { accountHeader } from "../../contract/rules/account-header"
import { ApiError } from "../../lib/api-error"
import type { SignedIn } from "./context"
import { isRead } from "./same-site"

/**
 * Refuses a write of a page that was rendered for another account than the one that is signed in now, in another tab.
 * A request without a session is refused, or served, as any visitor's.
 * @throws ApiError ACCOUNT_CHANGED
 */
export function requirePageAccount(
  req: Pick<IncomingMessage, "method" | "headers">,
  signedIn: SignedIn | null
): void {
  const named = req.headers[accountHeader]
  if (named === undefined || !signedIn || isRead(req) || named === signedIn.account.id) return
  throw new ApiError("ACCOUNT_CHANGED", `You are signed in as ${signedIn.account.name}`)
}
